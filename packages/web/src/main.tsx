import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { preloadPage } from './app/preloadPage.ts';
import './app/base.css';
import './app/fonts.css';
import { preloadFonts } from './app/preloadFonts.ts';
import { listenForInstall } from './app/install.ts';
import { registerServiceWorker } from './app/offline.ts';
import { applySettingsToDocument, useSettings } from './app/settings.ts';
import { loadFirstWords } from './i18n/words.ts';

applySettingsToDocument();
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
void preloadPage(location.pathname);
void start();
// Behind what the next page needs (`fetchFirst`): text is read in other letters meanwhile, a table does not begin without its code.
document.addEventListener('DOMContentLoaded', () => preloadFonts(useSettings.getState().language, location.pathname));
registerServiceWorker();
listenForInstall();
