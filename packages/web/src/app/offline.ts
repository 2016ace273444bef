/** The service worker keeps the built files, so that the app works without a net after the first visit. */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // Private windows and some settings forbid it: the app works all the same, only not offline.
    });
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
};
