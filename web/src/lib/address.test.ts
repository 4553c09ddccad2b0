import { expect, it } from 'vitest'
import { originFor } from './address'

it('hands on the server’s address if the page’s works only on this machine', () => {
  const near = 'http://192.168.1.7:8017'
  expect(['http://localhost:8017', 'http://127.0.0.1:8017', 'http://[::1]:8017'].map((own) => originFor(own, near))).toEqual([near, near, near])
})

it('keeps the page’s address if it works for others, or if the server knows none', () => {
  expect(originFor('http://192.168.1.7:8017', 'https://games.example')).toBe('http://192.168.1.7:8017')
  expect(originFor('https://localhost.example', 'http://192.168.1.7:8017')).toBe('https://localhost.example')
  expect(originFor('http://localhost:5173', 'http://localhost:8017')).toBe('http://localhost:5173')
  expect(originFor('http://localhost:8017', '')).toBe('http://localhost:8017')
})
