import type { Language } from "@bon-perroquet/contract"
import type { LineCode } from "../modules/product-import"

type Texts = Record<LineCode, (sku: string) => string>

/** What is said of a line that can't be carried out. */
export const LINE_TEXTS: Record<Language, Texts> = {
  fr: {
    sku_missing: () => "La référence (SKU) manque.",
    sku_unknown: (sku) => `Aucun produit n’a la référence « ${sku} ».`,
    sku_twice: (sku) => `La référence « ${sku} » figure déjà plus haut.`,
    price_invalid: () => "Ce n’est pas un prix : de 0,01 à 10 000 €, deux décimales au plus.",
    stock_invalid: () => "Ce n’est pas un stock : un nombre entier, de 0 à 1 000 000.",
    not_priced: () => "Ce produit n’a pas encore de prix : donnez-lui-en un dans sa fiche.",
    stock_not_managed: () => "Le stock de ce produit n’est pas géré.",
    not_carried_out: () => "Cette ligne n’a pas pu être appliquée.",
  },
  nl: {
    sku_missing: () => "De referentie (SKU) ontbreekt.",
    sku_unknown: (sku) => `Geen enkel product heeft de referentie ‘${sku}’.`,
    sku_twice: (sku) => `De referentie ‘${sku}’ staat hierboven al.`,
    price_invalid: () => "Dit is geen prijs: van 0,01 tot 10.000 €, hoogstens twee decimalen.",
    stock_invalid: () => "Dit is geen voorraad: een geheel getal van 0 tot 1.000.000.",
    not_priced: () => "Dit product heeft nog geen prijs: geef er een in op de productfiche.",
    stock_not_managed: () => "De voorraad van dit product wordt niet beheerd.",
    not_carried_out: () => "Deze regel kon niet worden doorgevoerd.",
  },
  en: {
    sku_missing: () => "The SKU is missing.",
    sku_unknown: (sku) => `No product has the SKU “${sku}”.`,
    sku_twice: (sku) => `The SKU “${sku}” appears further up already.`,
    price_invalid: () => "This is not a price: from €0.01 to €10,000, two decimals at most.",
    stock_invalid: () => "This is not a stock: a whole number from 0 to 1,000,000.",
    not_priced: () => "This product has no price yet: give it one on its own form.",
    stock_not_managed: () => "Stock is not managed for this product.",
    not_carried_out: () => "This line could not be carried out.",
  },
  de: {
    sku_missing: () => "Die Artikelnummer (SKU) fehlt.",
    sku_unknown: (sku) => `Kein Produkt hat die Artikelnummer „${sku}“.`,
    sku_twice: (sku) => `Die Artikelnummer „${sku}“ steht schon weiter oben.`,
    price_invalid: () => "Das ist kein Preis: von 0,01 bis 10.000 €, höchstens zwei Nachkommastellen.",
    stock_invalid: () => "Das ist kein Bestand: eine ganze Zahl von 0 bis 1.000.000.",
    not_priced: () => "Dieses Produkt hat noch keinen Preis: Geben Sie ihm in seinem Formular einen.",
    stock_not_managed: () => "Für dieses Produkt wird kein Bestand geführt.",
    not_carried_out: () => "Diese Zeile konnte nicht ausgeführt werden.",
  },
}
