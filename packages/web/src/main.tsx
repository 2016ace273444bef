import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { lookAhead } from './app/ahead.ts';
import './app/base.css';
import './app/fonts.css';
import { fetchLetters } from './app/letters.ts';
import { registerServiceWorker } from './app/offline.ts';
import { dressDocument, useSettings } from './app/settings.ts';
import { loadFirstWords } from './i18n/words.ts';

dressDocument();
const start = async (): Promise<void> => {
  await loadFirstWords();
  const root = document.querySelector('#root');
  if (root)
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
};
fetchLetters(useSettings.getState().language);
void lookAhead(location.pathname);
void start();
registerServiceWorker();
