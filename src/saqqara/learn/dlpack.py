"""Handing an array's memory to another library by DLPack, without copying: `torch.from_dlpack(share(batch.rewards))`."""

from __future__ import annotations

import ctypes
from importlib import import_module
from typing import Any

from saqqara.errors import BadArray

CPU, CUDA = 1, 2
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
NAME = b"dltensor"


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p), ("device", _Device), ("ndim", ctypes.c_int32), ("dtype", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.POINTER(ctypes.c_int64)), ("offset", ctypes.c_uint64),
    )  # fmt: skip


_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_Destructor = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))


_lent: dict[int, Any] = {}
"""What is kept alive as long as somebody else uses the memory, by the address of its description."""


def _give_back(address: int) -> None:
    _lent.pop(address, None)


def _unused(capsule: int) -> None:
    """A capsule that nobody has opened still owns the memory; an opened one has been renamed."""
    python = ctypes.pythonapi
    if python.PyCapsule_IsValid(ctypes.c_void_p(capsule), NAME):
        python.PyCapsule_GetPointer.restype = ctypes.c_void_p
        _lent.pop(python.PyCapsule_GetPointer(ctypes.c_void_p(capsule), NAME), None)


_GIVE_BACK, _UNUSED = _Deleter(_give_back), _Destructor(_unused)


class Shared:
    """An array of a batch, on the CPU or on a GPU, as other libraries take it."""

    def __init__(self, array: Any) -> None:
        if not any(hasattr(array, interface) for interface in ("__array_interface__", "__cuda_array_interface__")):
            raise BadArray(f"only an array can be shared, not {type(array).__name__}")
        if array.dtype.kind not in CODES:
            raise BadArray(f"an array of {array.dtype} cannot be shared: only plain numbers and flags can")
        self._array = array
        self._here = hasattr(array, "__array_interface__")
        interface = array.__array_interface__ if self._here else array.__cuda_array_interface__
        self._address: int = interface["data"][0]
        if not self._here:
            self.__cuda_array_interface__ = interface

    def __dlpack_device__(self) -> tuple[int, int]:
        return (CPU, 0) if self._here else (CUDA, 0)

    def __dlpack__(self, **wishes: Any) -> Any:
        """A capsule that describes the memory, once all work on it is done."""
        if not self._here:
            import_module("numba.cuda").synchronize()
        array, ndim = self._array, self._array.ndim
        shape = (ctypes.c_int64 * ndim)(*array.shape)
        strides = (ctypes.c_int64 * ndim)(*(stride // array.dtype.itemsize for stride in array.strides))
        kind = _Type(CODES[array.dtype.kind], 8 * array.dtype.itemsize, 1)
        tensor = _Tensor(self._address, _Device(*self.__dlpack_device__()), ndim, kind, shape, strides, 0)
        managed = _Managed(tensor, None, _GIVE_BACK)
        address = ctypes.addressof(managed)
        _lent[address] = managed, shape, strides, array
        make = ctypes.pythonapi.PyCapsule_New
        make.restype = ctypes.py_object
        return make(ctypes.c_void_p(address), NAME, _UNUSED)


def share(array: Any) -> Shared:
    """An array of a batch for `from_dlpack` of PyTorch, JAX, CuPy or NumPy: the same memory."""
    return Shared(array)
