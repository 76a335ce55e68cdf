/**
 * Design tokens of the shop: colours, type, radius and pictures. The storefront's build writes them to
 * `storefront/src/styles/generated/theme.css`, and e-mails and PDF documents use the same values. Text colours have a
 * contrast of 4.5:1 on paper, card and sunken, borders of controls 3:1, in light and dark mode (`theme.spec.ts`).
 */
export const THEME = {
  colors: {
    light: {
      /** Page. */
      paper: "#fbf7ef",
      /** Cards on the page. */
      card: "#ffffff",
      /** Recessed areas: skeletons, footers, quiet buttons. */
      sunken: "#f3ecdf",
      ink: "#1f2a1c",
      /** Secondary text. */
      bark: "#6b5d4a",
      /** Thin lines. */
      line: "#e5dccb",
      /** Borders of controls. */
      edge: "#8f8069",
      /** Action. */
      leaf: "#1f6b3a",
      /** Action, pressed or hovered. */
      "leaf-deep": "#17542d",
      /** Background in the action colour's tint, below ink. */
      "leaf-wash": "#e3efe3",
      "on-leaf": "#ffffff",
      /** Promotion, danger. */
      macaw: "#c8322b",
      "macaw-deep": "#a72620",
      "macaw-wash": "#fdeeeb",
      "on-macaw": "#ffffff",
      /** Low stock, focus. */
      seed: "#e7a722",
      /** Low stock as text. */
      "seed-ink": "#7a5200",
      "seed-wash": "#fcefcf",
      /** Information. */
      sky: "#1e6fa8",
      "sky-wash": "#e0edf6",
      /** Behind dialogs. */
      veil: "rgb(31 42 28 / 0.45)",
      focus: "#1e6fa8",
      /** Shadow of floating elements. */
      float: "0 12px 32px -8px rgb(31 42 28 / 0.28), 0 2px 8px rgb(31 42 28 / 0.08)",
    },
    dark: {
      paper: "#15170f",
      card: "#1d2117",
      sunken: "#272c1f",
      ink: "#eef0e4",
      bark: "#b9ae9b",
      line: "#343a2a",
      edge: "#857c69",
      leaf: "#5fbf7f",
      "leaf-deep": "#7bd197",
      "leaf-wash": "#1f3526",
      "on-leaf": "#0f1a10",
      macaw: "#ff7a6b",
      "macaw-deep": "#ff9789",
      "macaw-wash": "#43211c",
      "on-macaw": "#240804",
      seed: "#f2c14e",
      "seed-ink": "#f2c14e",
      "seed-wash": "#3a3016",
      sky: "#7cc0ee",
      "sky-wash": "#1b3040",
      veil: "rgb(0 0 0 / 0.6)",
      focus: "#7cc0ee",
      float: "0 12px 32px -8px rgb(0 0 0 / 0.7), 0 2px 8px rgb(0 0 0 / 0.4)",
    },
  },
  fonts: {
    serif: '"Fraunces", "Fraunces stand-in", "Fraunces on Android", "Fraunces on Linux", Georgia, serif',
    sans: '"Source Sans 3", "Source Sans stand-in", "Source Sans on Android", "Source Sans on Linux", system-ui, sans-serif',
  },
  /** Size and line height. A scale of 1.2 from 16 px. The two largest sizes grow with the window. */
  type: {
    xs: ["0.8125rem", "1.45"],
    sm: ["0.9375rem", "1.45"],
    base: ["1rem", "1.55"],
    lg: ["1.2rem", "1.4"],
    xl: ["1.44rem", "1.25"],
    "2xl": ["clamp(1.6rem, 1.35rem + 1vw, 2.074rem)", "1.15"],
    "3xl": ["clamp(2.1rem, 1.5rem + 2.6vw, 3.583rem)", "1.06"],
  },
  radius: { control: "0.625rem", card: "0.75rem", pill: "999px" },
  /** Files in `storefront/public`, which an uploaded logo replaces. Icons by their width in pixels. */
  pictures: {
    logo: "/logo.svg",
    icons: {
      32: "/favicon-32.png",
      180: "/apple-touch-icon.png",
      192: "/icon-192.png",
      512: "/icon-512.png",
    },
  },
} as const

export type ColorMode = keyof typeof THEME.colors
export type ColorToken = keyof typeof THEME.colors.light
export type Colors = Record<ColorToken, string>
export const COLOR_MODES = ["light", "dark"] as const satisfies readonly ColorMode[]
