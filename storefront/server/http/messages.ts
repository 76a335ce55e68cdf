import type { Language } from "@bon-perroquet/contract"

export type EdgeRefusal =
  | "engine_unavailable"
  | "request_too_large"
  | "address_too_long"
  | "too_many_requests"
  | "method_not_allowed"
  | "invalid_request"
  | "not_found"
  | "unexpected"

export const messages: Record<Language, Record<EdgeRefusal, string>> = {
  fr: {
    engine_unavailable: "La boutique est momentanément indisponible. Réessayez dans quelques instants.",
    request_too_large: "La demande est trop volumineuse.",
    address_too_long: "L’adresse demandée est trop longue.",
    too_many_requests: "Trop de demandes en peu de temps. Patientez un instant avant de réessayer.",
    method_not_allowed: "Cette opération n’est pas possible à cette adresse.",
    invalid_request: "La demande n’est pas valable.",
    not_found: "Cette adresse n’existe pas.",
    unexpected: "Une erreur est survenue. Réessayez dans quelques instants.",
  },
  nl: {
    engine_unavailable: "De winkel is even niet bereikbaar. Probeer het zo meteen opnieuw.",
    request_too_large: "De aanvraag is te groot.",
    address_too_long: "Het opgevraagde adres is te lang.",
    too_many_requests: "Te veel aanvragen op korte tijd. Wacht even en probeer het dan opnieuw.",
    method_not_allowed: "Deze bewerking is niet mogelijk op dit adres.",
    invalid_request: "De aanvraag is niet geldig.",
    not_found: "Dit adres bestaat niet.",
    unexpected: "Er ging iets mis. Probeer het zo meteen opnieuw.",
  },
  en: {
    engine_unavailable: "The shop is unavailable for a moment. Please try again shortly.",
    request_too_large: "The request is too large.",
    address_too_long: "The requested address is too long.",
    too_many_requests: "Too many requests in a short time. Please wait a moment and try again.",
    method_not_allowed: "This operation is not possible at this address.",
    invalid_request: "The request is not valid.",
    not_found: "This address does not exist.",
    unexpected: "Something went wrong. Please try again shortly.",
  },
  de: {
    engine_unavailable: "Der Shop ist kurz nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
    request_too_large: "Die Anfrage ist zu groß.",
    address_too_long: "Die angefragte Adresse ist zu lang.",
    too_many_requests:
      "Zu viele Anfragen in kurzer Zeit. Bitte warten Sie einen Augenblick und versuchen Sie es erneut.",
    method_not_allowed: "Dieser Vorgang ist unter dieser Adresse nicht möglich.",
    invalid_request: "Die Anfrage ist nicht gültig.",
    not_found: "Diese Adresse gibt es nicht.",
    unexpected: "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal.",
  },
}
