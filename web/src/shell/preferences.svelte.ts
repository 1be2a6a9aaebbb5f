// What a reader likes, kept in this browser only.

const KEY = "ventuno.preferences";

export type Theme = "system" | "light" | "dark";

export interface Preferences {
  theme: Theme;
  fourColours: boolean;
  sounds: boolean;
  /** Single keys at the table. */
  keys: boolean;
  /** The player's own hidden card at a table of Black Jack Challenge is always shown. */
  openCard: boolean;
  /** Requirement 29: how often the time and result of the session are shown in a dialog. */
  realityMinutes: number;
}

export const REALITY_MINUTES: readonly number[] = [15, 30, 45, 60];

const DEFAULTS: Preferences = {
  theme: "system",
  fourColours: false,
  sounds: false,
  keys: true,
  openCard: false,
  realityMinutes: 30,
};

function stored(): Preferences {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
    const preferences = { ...DEFAULTS, ...kept };
    return REALITY_MINUTES.includes(preferences.realityMinutes) ? preferences : { ...preferences, realityMinutes: 30 };
  } catch {
    return { ...DEFAULTS };
  }
}

export const preferences: Preferences = $state(stored());

/** Stores every change in the browser. Call it once. */
export function keepPreferences(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(preferences));
      if (preferences.theme === "system") delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = preferences.theme;
    });
  });
}
