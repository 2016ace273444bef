/** Saves a game after every change, one save at a time; what changes during a save is saved after it. */

export interface Autosave {
  /** Something changed: it is saved after the next paint. */
  readonly saveSoon: () => void;
  /** Saves at once what is not saved yet: the page may be gone in a moment. */
  readonly saveNow: () => void;
  readonly isIdle: () => boolean;
}

/** `save` writes the game as it is when it is called; `later` puts work off until the picture is painted. */
export const createAutosave = (save: () => Promise<void>, later: (work: () => void) => void): Autosave => {
  let saving = false;
  let unsaved = false;
  const run = async (): Promise<void> => {
    if (saving) return;
    saving = true;
    while (unsaved) {
      unsaved = false;
      await save();
    }
    saving = false;
  };
  const saveNow = (): void => void run();
  return {
    saveSoon: () => {
      unsaved = true;
      later(saveNow);
    },
    saveNow,
    isIdle: () => !saving && !unsaved,
  };
};
