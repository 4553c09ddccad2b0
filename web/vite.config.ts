import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.SAQQARA_SERVER ?? 'http://127.0.0.1:8017'

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: { outDir: '../src/saqqara/web', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 250 },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
