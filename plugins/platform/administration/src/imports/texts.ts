import type { Language } from "@bon-perroquet/contract"
import type { LineCode } from "../modules/product-import"
import { PICTURE_TEXTS } from "./pictures"

/** Messages with a column, handle, category, file or SKU as parameter. */
type Texts = Record<LineCode, (about: string) => string>

export const LINE_TEXTS: Record<Language, Texts> = {
  fr: {
    ...PICTURE_TEXTS.fr,
    sku_missing: () => "La référence (SKU) manque.",
    sku_unknown: (sku) => `Aucun produit n’a la référence « ${sku} ».`,
    sku_twice: (sku) => `La référence « ${sku} » figure déjà plus haut.`,
    sku_invalid: (sku) =>
      `« ${sku} » n’est pas une référence : lettres, chiffres, points et tirets, 60 au plus.`,
    sku_in_use: (sku) => `La référence « ${sku} » est déjà prise.`,
    ean_in_use: (ean) => `Le code-barres « ${ean} » est déjà pris.`,
    new_incomplete: (columns) =>
      `Un nouveau produit a besoin d’un nom et d’un prix ; il manque : ${columns}.`,
    product_unknown: (product) =>
      `Aucun produit n’a l’adresse de page « ${product} » ; un nouveau produit a besoin d’un nom.`,
    product_other: (sku) => `La référence « ${sku} » est celle d’un autre produit.`,
    size_incomplete: (columns) =>
      `Un nouveau format a besoin d’un nom et d’un prix ; il manque : ${columns}.`,
    size_twice: (size) => `Un autre format de ce produit s’appelle déjà « ${size} ».`,
    size_alone: (column) =>
      `La colonne « ${column} » est pour les produits en plusieurs formats ; celui-ci n’en a qu’un.`,
    size_contradicts: () => "Le nom du format contredit l’unité de prix : remplissez l’un des deux.",
    sizes_too_many: () => "Un produit a au plus 20 formats.",
    sizes_elsewhere: () =>
      "Ce produit a d’autres options que son format : ajoutez ses variantes dans Medusa Admin.",
    price_invalid: () => "Ce n’est pas un prix : de 0,01 à 10 000 €, deux décimales au plus.",
    stock_invalid: () => "Ce n’est pas un stock : un nombre entier, de 0 à 1 000 000.",
    value_invalid: (column) => `La valeur de la colonne « ${column} » ne convient pas.`,
    category_unknown: (category) => `Aucune catégorie ne s’appelle « ${category} ».`,
    image_elsewhere: () =>
      "Les images doivent se trouver dans la boutique : envoyez-les d’abord sur la fiche.",
    handle_in_use: (handle) => `L’adresse de page « ${handle} » est déjà prise.`,
    weight_needed: () => "Il manque le poids net : la loi exige le prix au kilo de ce qui est en vente.",
    weight_contradicts: () => "Le poids contredit celui de l’unité de prix.",
    contradicts: (column) => `La colonne « ${column} » contredit une autre ligne du même produit.`,
    not_priced: () => "Ce produit n’a pas encore de prix : donnez-lui-en un dans sa fiche.",
    stock_not_managed: () => "Le stock de ce produit n’est pas géré.",
    stock_by_lots: () => "Le stock découle des lots : remplissez l’une des deux colonnes.",
    lots_not_kept: () => "Le stock de ce format n’est pas suivi par lots.",
    lot_differs: (number) => `Le lot « ${number} » a une autre date, ou est rappelé.`,
    insufficient_stock: () => "Des commandes attendent davantage d’unités.",
    not_carried_out: () => "Cette ligne n’a pas pu être appliquée.",
  },
  nl: {
    ...PICTURE_TEXTS.nl,
    sku_missing: () => "De referentie (SKU) ontbreekt.",
    sku_unknown: (sku) => `Geen enkel product heeft de referentie ‘${sku}’.`,
    sku_twice: (sku) => `De referentie ‘${sku}’ staat hierboven al.`,
    sku_invalid: (sku) => `‘${sku}’ is geen referentie: letters, cijfers, punten en streepjes, hoogstens 60.`,
    sku_in_use: (sku) => `De referentie ‘${sku}’ is al in gebruik.`,
    ean_in_use: (ean) => `De streepjescode ‘${ean}’ is al in gebruik.`,
    new_incomplete: (columns) =>
      `Een nieuw product heeft een naam en een prijs nodig; wat ontbreekt: ${columns}.`,
    product_unknown: (product) =>
      `Geen enkel product heeft het pagina-adres ‘${product}’; een nieuw product heeft een naam nodig.`,
    product_other: (sku) => `De referentie ‘${sku}’ is van een ander product.`,
    size_incomplete: (columns) =>
      `Een nieuw formaat heeft een naam en een prijs nodig; wat ontbreekt: ${columns}.`,
    size_twice: (size) => `Een ander formaat van dit product heet al ‘${size}’.`,
    size_alone: (column) =>
      `De kolom ‘${column}’ is voor producten in meerdere formaten; dit heeft er maar één.`,
    size_contradicts: () => "De naam van het formaat spreekt de prijseenheid tegen: vul een van beide in.",
    sizes_too_many: () => "Een product heeft hoogstens 20 formaten.",
    sizes_elsewhere: () =>
      "Dit product heeft nog andere opties dan zijn formaat: voeg varianten toe in Medusa Admin.",
    price_invalid: () => "Dit is geen prijs: van 0,01 tot 10.000 €, hoogstens twee decimalen.",
    stock_invalid: () => "Dit is geen voorraad: een geheel getal van 0 tot 1.000.000.",
    value_invalid: (column) => `De waarde in de kolom ‘${column}’ is niet geldig.`,
    category_unknown: (category) => `Er is geen categorie ‘${category}’.`,
    image_elsewhere: () => "Foto’s moeten in de winkel staan: upload ze eerst bij het product.",
    handle_in_use: (handle) => `Het pagina-adres ‘${handle}’ is al in gebruik.`,
    weight_needed: () => "Het nettogewicht ontbreekt: de wet vereist de kiloprijs van wat te koop staat.",
    weight_contradicts: () => "Het gewicht komt niet overeen met dat in de prijseenheid.",
    contradicts: (column) => `De kolom ‘${column}’ spreekt een andere regel van hetzelfde product tegen.`,
    not_priced: () => "Dit product heeft nog geen prijs: vul er een in op de productfiche.",
    stock_not_managed: () => "De voorraad van dit product wordt niet beheerd.",
    stock_by_lots: () => "De voorraad volgt uit de loten: vul een van beide kolommen in.",
    lots_not_kept: () => "De voorraad van dit formaat wordt niet per lot bijgehouden.",
    lot_differs: (number) => `Het lot ‘${number}’ heeft een andere datum of is teruggeroepen.`,
    insufficient_stock: () => "Bestellingen wachten op meer stuks.",
    not_carried_out: () => "Deze regel kon niet worden doorgevoerd.",
  },
  en: {
    ...PICTURE_TEXTS.en,
    sku_missing: () => "The SKU is missing.",
    sku_unknown: (sku) => `No product has the SKU “${sku}”.`,
    sku_twice: (sku) => `The SKU “${sku}” already appears further up.`,
    sku_invalid: (sku) => `“${sku}” is not a SKU: letters, digits, dots and hyphens, 60 at most.`,
    sku_in_use: (sku) => `The SKU “${sku}” is already in use.`,
    ean_in_use: (ean) => `The bar code “${ean}” is already in use.`,
    new_incomplete: (columns) => `A new product needs a name and a price; missing: ${columns}.`,
    product_unknown: (product) => `No product has the page address “${product}”; a new product needs a name.`,
    product_other: (sku) => `The SKU “${sku}” is another product’s.`,
    size_incomplete: (columns) => `A new size needs a name and a price; missing: ${columns}.`,
    size_twice: (size) => `Another size of this product is already called “${size}”.`,
    size_alone: (column) => `The column “${column}” is for products in several sizes; this one has only one.`,
    size_contradicts: () => "The name of the size contradicts the price unit: fill in one of them.",
    sizes_too_many: () => "A product has 20 sizes at most.",
    sizes_elsewhere: () => "This product has other options than its size: add its variants in Medusa Admin.",
    price_invalid: () => "This is not a price: enter a value from €0.01 to €10,000, two decimals at most.",
    stock_invalid: () => "This is not a stock level: enter a whole number from 0 to 1,000,000.",
    value_invalid: (column) => `The value in the column “${column}” is not valid.`,
    category_unknown: (category) => `No category is called “${category}”.`,
    image_elsewhere: () => "Pictures must be in the shop: upload them on the product’s form first.",
    handle_in_use: (handle) => `The page address “${handle}” is already in use.`,
    weight_needed: () =>
      "The net weight is missing: the law requires the price per kilogram of what is for sale.",
    weight_contradicts: () => "The weight contradicts the one in the price unit.",
    contradicts: (column) => `The column “${column}” contradicts another line of the same product.`,
    not_priced: () => "This product has no price yet: give it one on its form.",
    stock_not_managed: () => "Stock is not managed for this product.",
    stock_by_lots: () => "The stock follows from the lots: fill in one of the two columns.",
    lots_not_kept: () => "The stock of this size is not tracked by lots.",
    lot_differs: (number) => `The lot “${number}” has another date, or is recalled.`,
    insufficient_stock: () => "Orders are waiting for more units.",
    not_carried_out: () => "This line could not be applied.",
  },
  de: {
    ...PICTURE_TEXTS.de,
    sku_missing: () => "Die Artikelnummer (SKU) fehlt.",
    sku_unknown: (sku) => `Kein Produkt hat die Artikelnummer „${sku}“.`,
    sku_twice: (sku) => `Die Artikelnummer „${sku}“ steht schon weiter oben.`,
    sku_invalid: (sku) =>
      `„${sku}“ ist keine Artikelnummer: Buchstaben, Ziffern, Punkte und Bindestriche, höchstens 60.`,
    sku_in_use: (sku) => `Die Artikelnummer „${sku}“ ist schon vergeben.`,
    ean_in_use: (ean) => `Der Strichcode „${ean}“ ist schon vergeben.`,
    new_incomplete: (columns) =>
      `Ein neues Produkt braucht einen Namen und einen Preis; es fehlt: ${columns}.`,
    product_unknown: (product) =>
      `Kein Produkt hat die Seitenadresse „${product}“; ein neues Produkt braucht einen Namen.`,
    product_other: (sku) => `Die Artikelnummer „${sku}“ gehört zu einem anderen Produkt.`,
    size_incomplete: (columns) =>
      `Eine neue Größe braucht einen Namen und einen Preis; es fehlt: ${columns}.`,
    size_twice: (size) => `Eine andere Größe dieses Produkts heißt schon „${size}“.`,
    size_alone: (column) =>
      `Die Spalte „${column}“ ist für Produkte in mehreren Größen; dieses hat nur eine.`,
    size_contradicts: () =>
      "Der Name der Größe widerspricht der Preiseinheit: Füllen Sie eines von beiden aus.",
    sizes_too_many: () => "Ein Produkt hat höchstens 20 Größen.",
    sizes_elsewhere: () =>
      "Dieses Produkt hat noch andere Optionen als seine Größe: Legen Sie seine Varianten in Medusa Admin an.",
    price_invalid: () => "Das ist kein Preis: von 0,01 bis 10.000 €, höchstens zwei Nachkommastellen.",
    stock_invalid: () => "Das ist kein Bestand: eine ganze Zahl von 0 bis 1.000.000.",
    value_invalid: (column) => `Der Wert in der Spalte „${column}“ ist nicht gültig.`,
    category_unknown: (category) => `Keine Kategorie heißt „${category}“.`,
    image_elsewhere: () => "Bilder müssen im Shop liegen: Laden Sie sie zuerst im Produktformular hoch.",
    handle_in_use: (handle) => `Die Seitenadresse „${handle}“ ist schon vergeben.`,
    weight_needed: () => "Das Nettogewicht fehlt: Was verkauft wird, braucht laut Gesetz einen Kilopreis.",
    weight_contradicts: () => "Das Gewicht widerspricht dem in der Preiseinheit.",
    contradicts: (column) => `Die Spalte „${column}“ widerspricht einer anderen Zeile desselben Produkts.`,
    not_priced: () => "Dieses Produkt hat noch keinen Preis: Geben Sie ihm in seinem Formular einen.",
    stock_not_managed: () => "Für dieses Produkt wird kein Bestand geführt.",
    stock_by_lots: () => "Der Bestand ergibt sich aus den Chargen: Füllen Sie eine der beiden Spalten aus.",
    lots_not_kept: () => "Der Bestand dieser Größe wird nicht nach Chargen geführt.",
    lot_differs: (number) => `Die Charge „${number}“ hat ein anderes Datum oder wird zurückgerufen.`,
    insufficient_stock: () => "Bestellungen warten auf mehr Stück.",
    not_carried_out: () => "Diese Zeile konnte nicht übernommen werden.",
  },
}
