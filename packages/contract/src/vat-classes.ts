import { FORMAT_LOCALE_OF, type Language } from "./sets"

/**
 * VAT classes by their Belgian rate in per cent. The name is used in the API and the rates table, the text in
 * screens. If you add a class, the compiler requires the rates of each country.
 */
const CLASSES = {
  6: {
    name: "reduced",
    fr: "Taux réduit (denrées alimentaires)",
    nl: "Verlaagd tarief (levensmiddelen)",
    en: "Reduced rate (food for people)",
    de: "Ermäßigter Satz (Lebensmittel für Menschen)",
  },
  21: {
    name: "standard",
    fr: "Taux normal (aliments pour oiseaux)",
    nl: "Normaal tarief (vogelvoer)",
    en: "Standard rate (bird feed)",
    de: "Normalsatz (Vogelfutter)",
  },
} as const satisfies Record<number, { name: string } & Record<Language, string>>

export type VatClass = keyof typeof CLASSES
export type VatClassName = (typeof CLASSES)[VatClass]["name"]
export const VAT_CLASSES = Object.keys(CLASSES).map(Number) as [VatClass, ...VatClass[]]
/** VAT class of a product for which none is set. Bird feed has the standard rate. */
export const DEFAULT_VAT_CLASS = 21 satisfies VatClass

export const vatClassName = (vatClass: VatClass): VatClassName => CLASSES[vatClass].name

export const vatClassText = (vatClass: VatClass, language: Language): string => CLASSES[vatClass][language]

/** Returns the option text of a class: "6 % · Taux réduit (denrées alimentaires)". */
export function vatClassChoice(vatClass: VatClass, language: Language): string {
  const rate = new Intl.NumberFormat(FORMAT_LOCALE_OF[language], { style: "percent" }).format(vatClass / 100)
  return `${rate} · ${vatClassText(vatClass, language)}`
}

/** Parses a VAT class from an option, a form or a table. Returns undefined if it is invalid. */
export const asVatClass = (value: unknown): VatClass | undefined =>
  VAT_CLASSES.find((vatClass) => vatClass === Number(value))

export const perVatClass = <T>(of: (vatClass: VatClass) => T): Record<VatClassName, T> =>
  Object.fromEntries(VAT_CLASSES.map((vatClass) => [vatClassName(vatClass), of(vatClass)])) as Record<
    VatClassName,
    T
  >
