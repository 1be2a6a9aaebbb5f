// What a reader likes, kept in this browser only.

const KEY = "ventuno.preferences";

export type Theme = "system" | "light" | "dark";

export interface Preferences {
  theme: Theme;
  fourColours: boolean;
  sounds: boolean;
  /** Single keys at the table. */
  keys: boolean;
  /** One's own hidden card at a table of Black Jack Challenge lies open. */
  openCard: boolean;
  /** Requirement 29: how often the session's time and result are put before the player. */
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

/** Keeps every change; to be called once. */
export function keepPreferences(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(preferences));
      if (preferences.theme === "system") delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = preferences.theme;
    });
  });
}
