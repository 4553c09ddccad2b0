"""Every example runs, every link leads somewhere, every dependency and every route of the API is explained."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import saqqara
from saqqara.server.api.app import create_app
from saqqara.server.settings import Settings

ROOT = Path(__file__).parents[2]
READMES = [ROOT / "bench" / "README.md", ROOT / "web" / "README.md", *ROOT.glob("examples/*/README.md")]
PAGES = sorted([*ROOT.glob("*.md"), *READMES, *(ROOT / "docs").rglob("*.md")])
CODE = re.compile(r"```python\n(.*?)```", re.DOTALL)
EXAMPLES = {page: found for page in PAGES if (found := CODE.findall(page.read_text(encoding="utf-8")))}


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 3


@pytest.mark.parametrize("page", EXAMPLES, ids=name_of)
def test_python_examples_run(page: Path) -> None:
    """The examples of a page run one after the other, as a reader would try them."""
    names: dict[str, object] = {}
    for code in EXAMPLES[page]:
        exec(compile(code, page.name, "exec"), names)
    assert names


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", page.read_text(encoding="utf-8")):
        if target.startswith(("http://", "https://", "mailto:")):
            continue
        file = page.parent / target if target else page
        assert file.exists(), target
        assert not anchor or anchor in anchors(file), f"{target}#{anchor}"


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_settings_in_the_guide_for_hosts_exist() -> None:
    table = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").partition("| setting | meaning |\n")[2].partition("\n\n")[0]
    named = {name for row in table.splitlines()[1:] for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert len(named) >= 10
    assert named <= set(Settings.model_fields)


@pytest.mark.parametrize("folder", ["src/saqqara", "src/saqqara/server"])
def test_the_architecture_describes_every_package(folder: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    packages = [file.parent for file in (ROOT / folder).glob("*/__init__.py")]
    assert len(packages) >= 6
    for package in packages:
        assert f"`{package.relative_to(ROOT)}/`" in page or f"`server/{package.name}/`" in page, package.name


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = set(re.findall(r"\]\((\S+\.md)\)", (folder / "README.md").read_text(encoding="utf-8")))
    assert listed == {page.name for page in folder.glob("*.md")} - {"README.md"}


def test_the_changelog_knows_this_version() -> None:
    assert f"## [{saqqara.__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_dependency_is_explained() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]
    wanted += [each for extra in project["project"]["optional-dependencies"].values() for each in extra]
    explained = (ROOT / "docs" / "dependencies.md").read_text()
    for requirement in wanted:
        name = re.match(r"[A-Za-z0-9-]+", requirement)
        assert name is not None
        assert f"`{name[0]}`" in explained, name[0]


def test_every_route_of_the_api_is_explained() -> None:
    document = create_app(Settings()).openapi()
    routes = {f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods}
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    explained = re.findall(r"^\| `((?:GET|POST|PUT|DELETE) /api/[^`]+)` \|", page, re.MULTILINE)
    assert len(explained) == len(set(explained))
    assert set(explained) == routes
