import { FORMAT_LOCALE_OF, type Language } from "./sets"

/**
 * The classes of VAT, each called by its Belgian rate in per cent: the name by which the API and the database of rates know
 * it, and what people call it. Who adds a line is asked by the compiler for the rates of each country.
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
/** The lowest first. */
export const VAT_CLASSES = Object.keys(CLASSES).map(Number) as [VatClass, ...VatClass[]]
/** Of a product that nobody gave a class: bird feed is standard. */
export const DEFAULT_VAT_CLASS = 21 satisfies VatClass

/** The name of a class in requests: "reduced". */
export const vatClassName = (vatClass: VatClass): VatClassName => CLASSES[vatClass].name

/** What people call it: "Taux réduit (denrées alimentaires)". */
export const vatClassText = (vatClass: VatClass, language: Language): string => CLASSES[vatClass][language]

/** A class to choose among others: "6 % · Taux réduit (denrées alimentaires)". */
export function vatClassChoice(vatClass: VatClass, language: Language): string {
  const rate = new Intl.NumberFormat(FORMAT_LOCALE_OF[language], { style: "percent" }).format(vatClass / 100)
  return `${rate} · ${vatClassText(vatClass, language)}`
}

/** Reads a class from what an option, a form or a table holds; undefined when it is none. */
export const asVatClass = (value: unknown): VatClass | undefined =>
  VAT_CLASSES.find((vatClass) => vatClass === Number(value))

/** Something of each class, by the class's name. */
export const perVatClass = <T>(of: (vatClass: VatClass) => T): Record<VatClassName, T> =>
  Object.fromEntries(VAT_CLASSES.map((vatClass) => [vatClassName(vatClass), of(vatClass)])) as Record<
    VatClassName,
    T
  >
