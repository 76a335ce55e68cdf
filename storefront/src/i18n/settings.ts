import { LANGUAGES } from "@bon-perroquet/contract"
import type { InitOptions } from "i18next"

export const FIRST_NAMESPACES: readonly string[] = ["common", "layout", "products", "cart", "cookies"]

/** Names of text files that load together with a screen. */
export type ScreenNamespace =
  | "account"
  | "admin"
  | "checkout"
  | "delivery"
  | "gift-cards"
  | "home"
  | "information"
  | "product-information"
  | "reviews"
  | "search"

/** Settings of i18next for browser and server. */
export const SETTINGS = {
  supportedLngs: LANGUAGES,
  load: "languageOnly",
  // No fallback language, because every visitor would also load its texts.
  fallbackLng: false,
  defaultNS: "common",
  interpolation: { escapeValue: false }, // React already escapes values.
  returnNull: false,
} as const satisfies InitOptions
