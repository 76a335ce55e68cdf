import { LANGUAGES } from "@bon-perroquet/contract"
import type { InitOptions } from "i18next"

/** Texts that every visit needs; they come in one file per language. */
export const FIRST_NAMESPACES: readonly string[] = ["common", "layout", "products", "cart", "cookies"]

/** Texts that come with what needs them. */
export type ScreenNamespace = "account" | "admin" | "checkout" | "home" | "information" | "reviews"

/** How texts are found and filled, in the browser and on the server. */
export const SETTINGS = {
  supportedLngs: LANGUAGES,
  load: "languageOnly",
  // No fallback language: it would be loaded for everybody, and a test keeps the three catalogues complete.
  fallbackLng: false,
  defaultNS: "common",
  interpolation: { escapeValue: false }, // React escapes
  returnNull: false,
} as const satisfies InitOptions
