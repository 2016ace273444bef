import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Rooms are resolved to their sources: one build, and titles become chunks of their own where they are imported on
  // demand.
  resolve: { conditions: ['@roundhouse/source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', sourcemap: true },
  worker: { format: 'es' },
  server: { port: 8019, proxy: { '/api': { target: 'http://127.0.0.1:8018', ws: true } } },
});
