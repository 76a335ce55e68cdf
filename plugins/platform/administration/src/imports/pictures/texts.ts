import type { Language } from "@bon-perroquet/contract"
import type { PictureCode } from "../../modules/product-import"

type Texts = Record<PictureCode, (file: string) => string>

export const PICTURE_TEXTS: Record<Language, Texts> = {
  fr: {
    picture_unfetched: (address) => `L’image ${address} n’a pas pu être récupérée.`,
    file_unknown: (file) =>
      `« ${file} » ne correspond à la référence (SKU) ou à l’adresse de page d’aucun produit.`,
    file_ambiguous: (file) => `« ${file} » peut désigner plusieurs produits.`,
    file_twice: (file) => `Un autre fichier a déjà la position de « ${file} ».`,
    file_odd: (file) => `« ${file} » n’est pas un simple fichier : son chemin sort du ZIP, ou c’est un lien.`,
    file_encrypted: (file) => `« ${file} » est protégé par un mot de passe.`,
    file_damaged: (file) => `« ${file} » n’a pas pu être décompressé.`,
    size_one_picture: (file) => `Un format n’a qu’une image propre : « ${file} » est de trop.`,
    images_too_many: (file) => `Un produit a au plus 12 images : « ${file} » est de trop.`,
    image_type: (file) => `« ${file} » n’est pas une image JPEG, PNG, WebP, AVIF ou GIF.`,
    image_too_large: (file) => `« ${file} » est trop lourd : 10 Mo au plus.`,
    image_too_many_pixels: (file) => `« ${file} » a trop de pixels : 50 millions au plus.`,
    image_unreadable: (file) => `« ${file} » n’a pas pu être lu : l’image est endommagée ou incomplète.`,
  },
  nl: {
    file_unknown: (file) =>
      `‘${file}’ komt niet overeen met de referentie (SKU) of het pagina-adres van een product.`,
    picture_unfetched: (address) => `De foto ${address} kon niet worden opgehaald.`,
    file_ambiguous: (file) => `‘${file}’ kan bij meerdere producten horen.`,
    file_twice: (file) => `Een ander bestand heeft de positie van ‘${file}’ al.`,
    file_odd: (file) =>
      `‘${file}’ is geen gewoon bestand: het pad leidt buiten de ZIP, of het is een koppeling.`,
    file_encrypted: (file) => `‘${file}’ is met een wachtwoord beveiligd.`,
    file_damaged: (file) => `‘${file}’ kon niet worden uitgepakt.`,
    size_one_picture: (file) => `Een formaat heeft maar één eigen afbeelding: ‘${file}’ is te veel.`,
    images_too_many: (file) => `Een product heeft hoogstens 12 afbeeldingen: ‘${file}’ is te veel.`,
    image_type: (file) => `‘${file}’ is geen JPEG-, PNG-, WebP-, AVIF- of GIF-afbeelding.`,
    image_too_large: (file) => `‘${file}’ is te groot: hoogstens 10 MB.`,
    image_too_many_pixels: (file) => `‘${file}’ heeft te veel pixels: hoogstens 50 miljoen.`,
    image_unreadable: (file) =>
      `‘${file}’ kon niet worden gelezen: de afbeelding is beschadigd of onvolledig.`,
  },
  en: {
    file_unknown: (file) => `“${file}” does not match any product’s SKU or page address.`,
    file_ambiguous: (file) => `“${file}” may refer to several products.`,
    file_twice: (file) => `Another file already has the position of “${file}”.`,
    file_odd: (file) => `“${file}” is not a plain file: its path leads out of the ZIP, or it is a link.`,
    picture_unfetched: (address) => `The picture ${address} could not be fetched.`,
    file_encrypted: (file) => `“${file}” is protected by a password.`,
    file_damaged: (file) => `“${file}” could not be unpacked.`,
    size_one_picture: (file) => `A size has only one picture of its own: “${file}” is one too many.`,
    images_too_many: (file) => `A product has 12 pictures at most: “${file}” is one too many.`,
    image_type: (file) => `“${file}” is not a JPEG, PNG, WebP, AVIF or GIF picture.`,
    image_too_large: (file) => `“${file}” is too large: 10 MB at most.`,
    image_too_many_pixels: (file) => `“${file}” has too many pixels: 50 million at most.`,
    image_unreadable: (file) => `“${file}” could not be read: the picture is damaged or incomplete.`,
  },
  de: {
    file_unknown: (file) => `„${file}“ passt zu keiner Artikelnummer (SKU) und keiner Seitenadresse.`,
    file_ambiguous: (file) => `„${file}“ kann zu mehreren Produkten gehören.`,
    picture_unfetched: (address) => `Das Bild ${address} konnte nicht abgerufen werden.`,
    file_twice: (file) => `Eine andere Datei hat die Position von „${file}“ schon.`,
    file_odd: (file) =>
      `„${file}“ ist keine einfache Datei: Der Pfad führt aus dem ZIP hinaus, oder es ist eine Verknüpfung.`,
    file_encrypted: (file) => `„${file}“ ist mit einem Passwort geschützt.`,
    file_damaged: (file) => `„${file}“ konnte nicht entpackt werden.`,
    size_one_picture: (file) => `Eine Größe hat nur ein eigenes Bild: „${file}“ ist eines zu viel.`,
    images_too_many: (file) => `Ein Produkt hat höchstens 12 Bilder: „${file}“ ist eines zu viel.`,
    image_type: (file) => `„${file}“ ist kein Bild in JPEG, PNG, WebP, AVIF oder GIF.`,
    image_too_large: (file) => `„${file}“ ist zu groß: höchstens 10 MB.`,
    image_too_many_pixels: (file) => `„${file}“ hat zu viele Pixel: höchstens 50 Millionen.`,
    image_unreadable: (file) =>
      `„${file}“ konnte nicht gelesen werden: Das Bild ist beschädigt oder unvollständig.`,
  },
}
