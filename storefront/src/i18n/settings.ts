import { LANGUAGES } from "@bon-perroquet/contract"
import type { InitOptions } from "i18next"

export const FIRST_NAMESPACES: readonly string[] = ["common", "layout", "products", "cart", "cookies"]

/** Names of the texts that load with their screens. */
export type ScreenNamespace =
  | "account"
  | "admin"
  | "checkout"
  | "delivery"
  | "home"
  | "information"
  | "product-information"
  | "reviews"
  | "search"

/** Settings of i18next for browser and server. */
export const SETTINGS = {
  supportedLngs: LANGUAGES,
  load: "languageOnly",
  // Disabled, because every visitor would load the texts of the fallback language.
  fallbackLng: false,
  defaultNS: "common",
  interpolation: { escapeValue: false }, // React already escapes values.
  returnNull: false,
} as const satisfies InitOptions
