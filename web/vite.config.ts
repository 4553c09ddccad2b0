import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.SAQQARA_SERVER ?? 'http://127.0.0.1:8017'

/** Write a compressed copy of every text file: the server sends it as it is, and never compresses while somebody waits. */
function compressed(): Plugin {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((one) => /\.(js|css|html|svg|json|webmanifest)$/.test(one))) {
        const path = join(folder, name)
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: { outDir: '../src/saqqara/web', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 250 },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
