/** Whether this page can be put among the apps of the device. The browser says so once; it is asked when the person likes. */
import { create } from 'zustand';

interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

export const useInstall = create<{ readonly event: InstallEvent | null }>(() => ({ event: null }));

export const listenForInstall = (): void =>
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return;
    // The browser's own banner would come at any moment, also in the middle of a turn.
    event.preventDefault();
    useInstall.setState({ event });
  });
