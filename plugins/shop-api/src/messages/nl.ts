import type { Messages } from "./index"

export const nl: Messages = {
  invalid_request: ({ field }) =>
    field ? `De waarde van ‘${field}’ is niet geldig.` : "De aanvraag is niet geldig.",
  malformed_body: () => "De aanvraag kon niet worden gelezen: dit is geen geldige JSON.",
  unsupported_media_type: () => "Stuur de aanvraag als JSON (application/json).",
  payload_too_large: () => "De aanvraag is te groot.",
  not_found: () => "Dit adres bestaat niet.",
  method_not_allowed: () => "Dat kan niet op dit adres.",
  xsrf: () => "Deze pagina staat al te lang open. Herlaad ze en probeer opnieuw.",
  too_many_requests: () => "Te veel aanvragen tegelijk. Wacht even en probeer het dan opnieuw.",
  unexpected: () => "Er ging bij ons iets mis. Probeer het zo meteen opnieuw.",
  unavailable: () => "De winkel is even niet bereikbaar. Probeer het zo meteen opnieuw.",
  product_not_found: () => "Dit product bestaat niet of wordt niet meer verkocht.",
  out_of_stock: ({ name }) => (name ? `‘${name}’ is uitverkocht.` : "Dit product is uitverkocht."),
  insufficient_stock: ({ name, available = 0 }) =>
    available === 1
      ? `Er is nog maar één stuk beschikbaar${name ? ` van ‘${name}’` : ""}.`
      : `Er zijn nog maar ${available} stuks beschikbaar${name ? ` van ‘${name}’` : ""}.`,
  cart_frozen: () => "Dit winkelmandje is net betaald: uw bestelling wordt verwerkt.",
  cart_busy: () => "Uw winkelmandje wordt bijgewerkt. Probeer het zo meteen opnieuw.",
  cart_empty: () => "Uw winkelmandje is leeg.",
  not_signed_in: () => "U bent niet ingelogd, of uw sessie is verlopen. Log opnieuw in.",
  administrators_only: () => "Geen toegang: alleen voor de beheerders van de winkel.",
  invalid_credentials: () => "E-mailadres of wachtwoord is niet juist.",
  mfa_required: () => "Dit account vraagt een tweede controle: log in via Medusa Admin.",
  email_in_use: () => "Dit e-mailadres heeft al een account.",
  password_too_common: () => "Dit wachtwoord is te gemakkelijk te raden. Kies een ander.",
  wrong_password: () => "Het wachtwoord is niet juist.",
  administrator_account: () => "Een beheerdersaccount kan hier niet worden verwijderd.",
  link_expired: () => "Deze link is niet meer geldig. Vraag een nieuwe aan.",
  address_not_found: () => "Dit adres staat niet in uw adresboek.",
  too_many_addresses: () => "Uw adresboek is vol. Verwijder een adres om er een toe te voegen.",
  order_not_found: () => "Deze bestelling bestaat niet.",
  document_not_found: () => "Dit document bestaat niet.",
  price_changed: () => "Het totaalbedrag is intussen veranderd. Kijk uw bestelling na voor u betaalt.",
  origin_not_allowed: () => "Betalen is niet mogelijk vanaf deze website.",
  delivery_not_available: () => "Deze leveringswijze is niet mogelijk voor dit land.",
  checkout_not_found: () => "Deze betaalsessie bestaat niet.",
  payment_unavailable: () =>
    "De betaaldienst antwoordt niet. Er is niets aangerekend; probeer het zo meteen opnieuw.",
  invalid_signature: () => "De handtekening van dit bericht klopt niet.",
}
