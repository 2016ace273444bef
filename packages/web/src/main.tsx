import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import './app/base.css';
import { registerServiceWorker } from './app/offline.ts';
import { dressDocument } from './app/settings.ts';

dressDocument();
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
registerServiceWorker();
