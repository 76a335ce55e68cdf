import { LANGUAGES } from "@bon-perroquet/contract"
import type { InitOptions } from "i18next"

export const FIRST_NAMESPACES: readonly string[] = ["common", "layout", "products", "cart", "cookies"]

/** Namespaces that load with their screens. */
export type ScreenNamespace =
  | "account"
  | "admin"
  | "checkout"
  | "delivery"
  | "home"
  | "information"
  | "reviews"
  | "search"

/** Settings of i18next for browser and server. */
export const SETTINGS = {
  supportedLngs: LANGUAGES,
  load: "languageOnly",
  // A fallback would be loaded for everybody.
  fallbackLng: false,
  defaultNS: "common",
  interpolation: { escapeValue: false }, // React escapes
  returnNull: false,
} as const satisfies InitOptions
