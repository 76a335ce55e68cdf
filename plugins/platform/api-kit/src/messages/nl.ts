import type { MisfitField } from "@bon-perroquet/contract/address"
import { formatCents } from "@bon-perroquet/contract/money"
import type { Messages, MessageParams } from "./index"

const euro = (cents: number): string => formatCents(cents, "nl")

const STATUS: Record<NonNullable<MessageParams["status"]>, string> = {
  pending: "in afwachting",
  paid: "betaald",
  preparing: "in voorbereiding",
  shipped: "verzonden",
  delivered: "geleverd",
  cancelled: "geannuleerd",
}

const FRESH_PROOF = {
  password: "Bevestig eerst met uw wachtwoord dat u het bent.",
  code: "Bevestig eerst dat u het bent, met een code van uw authenticatie-app of een herstelcode.",
  sign_in: "Een API-sleutel is hiervoor niet genoeg: iemand moet inloggen.",
}

const PART: Record<MisfitField, string> = {
  name: "De naam",
  company: "De bedrijfsnaam",
  street: "De straat",
  number: "Het huisnummer",
  box: "De bus",
  line2: "De extra adresregel",
  postal_code: "De postcode",
  city: "De gemeente",
  phone: "Het telefoonnummer",
  note: "De boodschap voor de bezorger",
  email: "Het e-mailadres",
}

export const nl: Messages = {
  invalid_request: () => "De aanvraag is niet geldig.",
  malformed_body: () => "De aanvraag kon niet worden gelezen: dit is geen geldige JSON.",
  unsupported_media_type: () => "Stuur de aanvraag als JSON (application/json).",
  payload_too_large: () => "De aanvraag is te groot.",
  not_found: () => "Dit adres bestaat niet.",
  method_not_allowed: () => "Dat kan niet op dit adres.",
  xsrf: () => "Deze pagina staat al te lang open. Laad ze opnieuw en probeer het nog eens.",
  too_many_requests: () => "Te veel aanvragen tegelijk. Wacht even en probeer het dan opnieuw.",
  unexpected: () => "Er ging bij ons iets mis. Probeer het zo meteen opnieuw.",
  unavailable: () => "De winkel is even niet bereikbaar. Probeer het zo meteen opnieuw.",
  rhythm_not_offered: () => "Deze leveringsfrequentie wordt niet aangeboden.",
  repeat_not_found: () => "Deze terugkerende levering bestaat niet.",
  link_reduces_only: () =>
    "Met deze link kunt u alleen overslaan, verminderen, pauzeren of stoppen. Log in of vraag een link aan per e-mail om iets anders te wijzigen.",
  repeat_changed: () =>
    "Intussen is er iets anders gewijzigd: deze wijziging kan niet meer ongedaan worden gemaakt.",
  repeat_ended: () => "Deze terugkerende levering is gestopt: bestel opnieuw om een andere te beginnen.",
  repeat_empty: () =>
    "Er moet minstens één artikel zijn: wilt u niets meer krijgen, stop dan de terugkerende levering.",
  product_in_stock: () => "Dit product is opnieuw op voorraad: u kunt het kopen.",
  favourites_too_many: () => "U hebt al 200 favorieten: verwijder er eerst een.",
  review_not_found: () => "Deze beoordeling bestaat niet of staat er niet meer.",
  review_too_early: () => "Beoordelingen schrijft u zodra de bestelling geleverd is.",
  question_not_found: () => "Deze vraag bestaat niet meer.",
  questions_waiting: () =>
    "U hebt al vijf vragen zonder antwoord: wacht op ons antwoord voor u een nieuwe vraag stelt.",
  address_unverified: () =>
    "Bevestig eerst uw e-mailadres: de link staat in de e-mail die wij u gestuurd hebben.",
  not_in_cart: () => "Dit product zit niet meer in uw winkelmandje.",
  product_not_found: () => "Dit product bestaat niet of wordt niet meer verkocht.",
  contrast_too_low: ({ ratio = 1, needed = 4.5 }) =>
    `Deze kleur is niet leesbaar genoeg: het contrast is ${ratio.toLocaleString("nl")}:1, minstens ${needed.toLocaleString("nl")}:1 is nodig.`,
  prefix_in_use: () => "Documenten van de andere soort hebben dit voorvoegsel al.",
  custom_field_needed: () => "Dit veld moet ingevuld zijn om het product te kunnen verkopen.",
  information_needed: () => "Dit product kan niet te koop staan: de verplichte vermeldingen zijn onvolledig.",
  weight_needed: () =>
    "De wet vereist de prijs per kilogram of per liter: vermeld de hoeveelheid in de eenheid (‘€/500 g’, ‘€/75 cl’, ‘€/stuk’) of vul het nettogewicht in.",
  sku_in_use: () => "Een ander product heeft al deze referentie (SKU).",
  size_twice: () =>
    "Twee formaten hebben dezelfde naam of dezelfde referentie (SKU). Geeft een ander formaat deze naam op, sla dat dan eerst op.",
  size_sold: ({ name = "" }) =>
    `Het formaat ‘${name}’ is al verkocht of gereserveerd: verwijder het niet, zet zijn voorraad op 0.`,
  sale_not_lower: () => "Een actieprijs moet lager liggen dan de gewone prijs.",
  sale_overlaps: () => "Op die dagen loopt al een andere actieprijs van dit product.",
  sale_not_found: () => "Deze actieprijs bestaat niet meer.",
  trade_list_not_found: () => "Deze prijslijst bestaat niet meer.",
  credit_needs_business: () =>
    "Betalen op factuur vraagt een klantengroep of een btw-nummer dat VIES bevestigt.",
  credit_not_approved: () => "Uw account kan niet op factuur betalen. Kies een andere betaalwijze.",
  credit_limit_exceeded: () =>
    "Deze bestelling overschrijdt uw kredietlimiet. Betaal eerst openstaande facturen of kies een andere betaalwijze.",
  credit_overdue: () => "Een factuur is vervallen. Betaal ze eerst of kies een andere betaalwijze.",
  quote_not_found: () => "Deze offerte bestaat niet.",
  quote_needs_trade: () => "Offertes zijn voor accounts met bedrijfsprijzen.",
  quote_closed: () => "Deze offerte is niet meer open: ze is aanvaard, geweigerd, ingetrokken of verlopen.",
  quotes_too_many: ({ most = 0 }) =>
    `U hebt al ${most} lopende offertes. Wacht op een antwoord of trek er een in.`,
  trade_minimum_missed: ({ amount_cents = 0 }) =>
    `Minimumbestelling voor uw bedrijfsprijzen: er ontbreekt nog ${euro(amount_cents)} aan goederen exclusief btw.`,
  customer_group_in_use: () => "Een groep heeft al deze naam.",
  customer_group_not_found: () => "Deze klantengroep bestaat niet meer.",
  sizes_elsewhere: () =>
    "Dit product heeft nog andere opties dan zijn formaat: voeg varianten toe in Medusa Admin.",
  handle_in_use: ({ handle }) => `Een ander product heeft al het adres ‘${handle}’.`,
  category_not_found: () => "Deze categorie bestaat niet (meer).",
  category_not_empty: () =>
    "Deze categorie bevat nog producten of subcategorieën: voeg ze samen met een andere.",
  category_handle_in_use: ({ handle }) => `Een andere categorie heeft al het adres ‘${handle}’.`,
  category_in_itself: () => "Een categorie kan niet in zichzelf of in een van haar subcategorieën staan.",
  category_parent_hidden: () => "De bovenliggende categorie is verborgen: toon die eerst.",
  stock_not_managed: () => "De voorraad van dit product wordt niet beheerd: het wordt onbeperkt verkocht.",
  lot_not_found: () => "Dit lot bestaat niet.",
  lot_differs: () =>
    "Er is al een lot met dit nummer en een andere datum: verbeter het, of vul een ander nummer in.",
  lot_too_few: ({ available = 0 }) => `Hier kunnen er nog maar ${available} worden genomen.`,
  lot_not_kept: () => "De voorraad van dit product wordt niet per lot bijgehouden.",
  lot_recalled: () => "Dit lot is al teruggeroepen.",
  lot_not_recalled: () => "Dit lot is niet teruggeroepen.",
  nothing_to_replace: () =>
    "Er valt niets meer te vervangen: deze artikelen zijn al terugbetaald of vervangen.",
  line_replaced: () => "Deze artikelen zijn al vervangen: annuleer eerst de vervangende bestelling.",
  order_on_hold: () =>
    "Deze bestelling is geblokkeerd. Hef eerst de blokkering op de pagina van de bestelling op.",
  hold_not_found: () => "Deze blokkering bestaat niet of is al opgeheven.",
  edit_open: () =>
    "In Medusa Admin staat een onafgewerkte wijziging van deze bestelling open. Rond die eerst af of annuleer ze.",
  order_packed: () => "Deze bestelling is ingepakt. Pak ze eerst uit.",
  articles_unchanged: () => "Er is niets gewijzigd.",
  articles_all_removed: () => "Een bestelling bevat minstens één artikel. Annuleer dan de bestelling.",
  amount_changed: () => "De prijs is intussen gewijzigd. Controleer het verschil opnieuw.",
  unknown_line: () => "De bestelling heeft deze regel niet.",
  not_combinable: () =>
    "Alleen open bestellingen van één klant voor dezelfde bestemming kunnen samen vertrekken.",
  parcel_not_found: () => "Dit pakje bestaat niet of is weer uitgepakt.",
  parcel_sent: () => "Dit pakje is al vertrokken.",
  too_many_to_pack: ({ name, available = 0 }) =>
    `Er zijn nog maar ${available} stuks van ‘${name}’ in te pakken.`,
  order_replaced: () =>
    "Artikelen van deze bestelling zijn vervangen: annuleer eerst de vervangende bestelling.",
  product_held: ({ available = 0 }) =>
    `${available === 1 ? "Er is één stuk beloofd" : `Er zijn ${available} stuks beloofd`} aan klanten. Zet het product uit en verwijder het zodra de bestellingen verzonden zijn.`,
  product_busy: () => "Dit product wordt net gewijzigd of verkocht. Probeer het zo meteen opnieuw.",
  upload_form_expected: () =>
    "Stuur de afbeelding met een formulier (multipart/form-data), in het veld ‘file’.",
  image_type: () => "Dit bestand is geen JPEG-, PNG-, WebP-, AVIF- of GIF-afbeelding.",
  image_elsewhere: () =>
    "Deze afbeelding staat op een andere site, en de winkel toont alleen haar eigen afbeeldingen. Upload ze hier.",
  image_too_large: () => "De afbeelding is te groot: hoogstens 10 MB.",
  image_too_many_pixels: () => "De afbeelding heeft te veel pixels: hoogstens 50 miljoen.",
  image_unreadable: () => "De afbeelding kon niet worden gelezen: het bestand is beschadigd of onvolledig.",
  storage_full: () =>
    "De afbeelding is niet opgeslagen: er is geen plaats meer voor afbeeldingen. Maak plaats en probeer het opnieuw.",
  csv_expected: () => "Stuur het bestand als CSV (text/csv).",
  csv_unreadable: ({ line = 1 }) => `Het CSV-bestand kon niet worden gelezen (regel ${line}).`,
  csv_characters: ({ line = 1 }) =>
    `Het bestand bevat tekens die niet in zijn codering bestaan (regel ${line}). Kies een andere codering of bewaar het als ‘CSV UTF-8’.`,
  csv_columns: () =>
    "De eerste regel moet de kolom ‘sku’ noemen en minstens één andere van de export, zoals ‘price’ of ‘stock’.",
  csv_empty: () => "Het bestand bevat geen enkele regel met een product.",
  csv_too_long: () => "Het bestand bevat te veel regels: hoogstens 150.000.",
  zip_expected: () => "Stuur het bestand als ZIP (application/zip).",
  zip_unreadable: () => "Dit bestand is geen leesbare ZIP, of het is onvolledig.",
  zip_empty: () => "De ZIP bevat geen enkele afbeelding.",
  zip_too_large: () =>
    "De ZIP is te groot: hoogstens 1.000 bestanden en 96 MB uitgepakt. Maak er meerdere van.",
  import_not_found: () => "Deze import bestaat niet.",
  import_started: () => "De import is al begonnen.",
  import_question: () => "Beantwoord eerst de vragen over het bestand.",
  picture_unfetched: () => "Een foto kon niet worden opgehaald.",
  import_not_undoable: () =>
    "Alleen een voltooide import van een productbestand kan ongedaan worden gemaakt.",
  mapping_name_in_use: () => "Deze naam hoort bij bestanden van een andere soort.",
  mapping_not_found: () => "Deze koppeling bestaat niet.",
  api_key_not_found: () => "Deze API-sleutel bestaat niet.",
  webhook_not_found: () => "Deze webhook bestaat niet.",
  webhook_delivery_not_found: () => "Deze verzending bestaat niet (meer).",
  webhook_address: () => "Geef een openbaar adres op dat met https:// begint, zonder gebruikersnaam.",
  webhook_off: () => "Deze webhook staat uit. Zet hem eerst aan.",
  redirect_not_found: () => "Deze doorverwijzing bestaat niet.",
  redirect_source: () =>
    "Dit is geen oud adres, of de winkel heeft al een pagina op dit adres. Voorbeeld: /produit/noten.",
  redirect_target: () =>
    "Dit is geen adres van een pagina van deze winkel. Voorbeeld: /products/cashewnoten.",
  import_file_gone: () => "Het bestand wordt niet meer bewaard. Stuur het opnieuw.",
  period_too_long: () => "De periode is te lang, of eindigt voor ze begint.",
  out_of_stock: ({ name }) => (name ? `‘${name}’ is uitverkocht.` : "Dit product is uitverkocht."),
  insufficient_stock: ({ name, available = 0 }) =>
    available === 1
      ? `Er is nog maar één stuk beschikbaar${name ? ` van ‘${name}’` : ""}.`
      : `Er zijn nog maar ${available} stuks beschikbaar${name ? ` van ‘${name}’` : ""}.`,
  too_many_transfers: ({ available = 0 }) =>
    `U hebt al ${available} bestellingen die op uw overschrijving wachten. Betaal of annuleer er eerst een, of betaal deze bestelling met een kaart.`,
  too_many_held: ({ name, available = 0 }) =>
    `Er kunnen hoogstens ${available} stuks${name ? ` van ‘${name}’` : ""} gereserveerd worden voor ze betaald zijn. Betaal op de open betaalpagina of annuleer daar, of schrijf ons voor een grotere bestelling.`,
  shop_not_open: () => "De winkel opent binnenkort: u kunt nog niet bestellen.",
  cart_frozen: () => "Dit winkelmandje is net betaald: uw bestelling wordt verwerkt.",
  cart_busy: () => "Uw winkelmandje wordt bijgewerkt. Probeer het zo meteen opnieuw.",
  cart_empty: () => "Uw winkelmandje is leeg.",
  not_signed_in: () => "U bent niet ingelogd, of uw sessie is verlopen. Log opnieuw in.",
  administrators_only: () => "Geen toegang: alleen voor de beheerders van de winkel.",
  channel_not_found: () => "Deze winkelsite bestaat niet.",
  role_not_allowed: () => "Uw rol in deze winkel laat dit niet toe. Een eigenaar kan die wijzigen.",
  last_owner: () => "Een winkel heeft een eigenaar nodig: wijs eerst iemand anders aan.",
  administrator_not_found: () => "Deze beheerder bestaat niet.",
  invitation_not_found: () => "Deze uitnodiging bestaat niet.",
  already_invited: () => "Deze persoon is al uitgenodigd of beheerder.",
  bank_account_missing: () => "Vul eerst de bankrekening in bij de gegevens van de winkel.",
  stripe_key_publishable: () =>
    "Dit is een publieke sleutel (pk_…). Kopieer de geheime sleutel (sk_…) of een beperkte (rk_…).",
  stripe_key_invalid: () =>
    "Stripe aanvaardt deze sleutel niet. Kopieer hem volledig uit het dashboard van Stripe.",
  stripe_key_rights: () =>
    "Deze sleutel heeft niet de nodige rechten. Gebruik de geheime sleutel, of geef de beperkte sleutel de rechten uit de documentatie.",
  stripe_unreachable: () => "Stripe antwoordt niet: probeer het zo meteen opnieuw.",
  stripe_key_overridden: () => "De server legt een andere sleutel op. Die wijzigt u in zijn omgeving.",
  address_not_public: () =>
    "Dit adres is niet publiek. Een publiek adres begint met https:// en hoort niet bij een privénetwerk.",
  address_unreachable: () =>
    "Er antwoordt niets op dit adres via https. Controleer de domeinnaam, het certificaat en de server.",
  address_other_shop: () => "Een andere winkel of site antwoordt op dit adres.",
  shop_address_overridden: () => "De server legt een ander adres op. Dat wijzigt u in zijn omgeving.",
  stripe_other_account: ({ name = "" }) =>
    `De winkel ontving echt geld met de rekening ${name}. Terugbetalingen lopen via die rekening: vul een echte (live) sleutel ervan in.`,
  mail_server_unreachable: () =>
    "De mailserver is niet bereikbaar. Controleer het adres, de poort en de versleuteling.",
  mail_server_login: () => "De mailserver aanvaardt deze gebruiker en dit wachtwoord niet.",
  mail_server_refused: () => "De mailserver weigerde de testmail. Controleer de afzender.",
  brevo_key: () => "Brevo aanvaardt deze API-sleutel niet.",
  brevo_list: () => "Kies een lijst van dit account bij Brevo.",
  brevo_unreachable: () => "Brevo antwoordde niet. Probeer het over enkele minuten opnieuw.",
  invalid_credentials: () => "E-mailadres of wachtwoord is niet juist.",
  mfa_required: () => "Dit account vereist een code: vul die van uw authenticatie-app in.",
  wrong_code: () => "Deze code is niet juist, of ze is al gebruikt. Wacht op de volgende.",
  fresh_proof_required: ({ proof = "password", in_medusa_admin }) =>
    FRESH_PROOF[proof] +
    (in_medusa_admin && proof !== "sign_in"
      ? " Open in Medusa Admin ‘Mijn identiteit bevestigen’ in het hoofdmenu en probeer het daarna opnieuw."
      : ""),
  second_factor_required: () =>
    "De winkel vereist tweestapsverificatie: zet ze aan in uw account, onder ‘Beveiliging’.",
  second_factor_missing: () => "Zet eerst tweestapsverificatie aan voor uw eigen account.",
  second_factor_active: () => "Tweestapsverificatie staat al aan.",
  own_second_factor: () =>
    "Uw eigen tweestapsverificatie verwijdert u met een code, in uw account onder ‘Beveiliging’.",
  session_not_found: () => "Deze sessie is al beëindigd.",
  email_in_use: () => "Dit e-mailadres heeft al een account.",
  password_too_short: ({ least = 0 }) => `Dit wachtwoord is te kort: minstens ${least} tekens.`,
  password_too_common: () =>
    "Dit wachtwoord is te gemakkelijk te raden: het is een gewoon woord of uw adres, met of zonder cijfers. Neem liever drie woorden zonder verband.",
  password_required: () => "Voer het wachtwoord van dit account in.",
  wrong_password: () => "Het wachtwoord is niet juist.",
  administrator_account: () => "Een beheerdersaccount kan hier niet worden verwijderd.",
  link_expired: () => "Deze link is niet meer geldig. Vraag een nieuwe aan.",
  address_not_found: () => "Dit adres staat niet in uw adresboek.",
  outside_delivery_area: ({ postal_code = "", name = "" }) =>
    `Wij leveren niet in ${postal_code} (${name}), buiten het btw-gebied van de Europese Unie.`,
  post_box_not_served: () =>
    "Een pakje kan niet in een postbus geleverd worden. Vul een straat in, of kies een afhaalpunt.",
  field_post_not_served: () => "De vervoerder levert niet op veldpostadressen.",
  label_too_long: ({ part = "street", name = "", most = 0, suggestion }) =>
    `${PART[part]} ‘${name}’ past niet op het etiket van het pakje (hoogstens ${most} tekens).${suggestion ? ` Schrijf bijvoorbeeld ‘${suggestion}’.` : ""}`,
  label_sender_too_long: ({ part = "name", name = "", most = 0 }) =>
    `In uw handelaarsgegevens: ${PART[part]} ‘${name}’ past niet op het etiket (hoogstens ${most} tekens). Wijzig ze bij de instellingen.`,
  points_unavailable: () =>
    "De lijst van afhaalpunten is even niet beschikbaar. Probeer het opnieuw, of kies voor levering aan huis.",
  too_many_addresses: () => "Uw adresboek is vol. Verwijder een adres om er een toe te voegen.",
  order_not_found: () => "Deze bestelling bestaat niet.",
  message_not_found: () => "Dit bericht bestaat niet meer.",
  refund_not_failed: () => "Deze terugbetaling is niet mislukt, of iemand heeft ze al geregeld.",
  message_not_failed: () =>
    "Het versturen van dit bericht is niet mislukt: er valt niets opnieuw te proberen.",
  customer_not_found: () => "Deze klant bestaat niet of is verwijderd.",
  note_not_found: () => "Deze notitie bestaat niet meer.",
  message_not_sent: () => "Dit bericht is nog niet verstuurd en kan dus niet opnieuw worden verstuurd.",
  message_is_private: () =>
    "Dit bericht bevat een link die een account opent: het wordt niet opnieuw verstuurd. De klant vraagt zelf een nieuwe aan.",
  message_sent_often: () => "Dit bericht is al drie keer opnieuw verstuurd. Schrijf de klant liever zelf.",
  document_not_found: () => "Dit document bestaat niet.",
  e_invoice_handed_over: () => "Dit document is al onderweg of aangekomen.",
  order_without_vat: () =>
    "Deze bestelling is zonder btw verkocht: plaats een nieuwe bestelling voor dezelfde onderneming in plaats van artikelen toe te voegen.",
  order_money_refunded: () =>
    "Het geld van deze bestelling is terugbetaald: plaats een nieuwe bestelling in plaats van artikelen toe te voegen.",
  new_line_needed: () =>
    "Deze regel heeft een korting of werd al verminderd: voeg de stuks toe als een nieuwe regel.",
  amount_too_small: () => "Een betaling moet minstens € 0,50 bedragen. Voeg iets toe aan uw winkelmandje.",
  promotion_unknown: ({ name }) =>
    name ? `De code ‘${name}’ bestaat niet. Kijk na of ze juist geschreven is.` : "Deze code bestaat niet.",
  promotion_not_begun: ({ name }) => `De code ‘${name}’ is nog niet geldig.`,
  promotion_expired: ({ name }) => `De code ‘${name}’ is vervallen.`,
  promotion_used_up: ({ name }) => `De code ‘${name}’ is al zo vaak gebruikt als mogelijk.`,
  promotion_below_minimum: ({ name, amount_cents = 0 }) =>
    `De code ‘${name}’ geldt vanaf ${euro(amount_cents)} aan aankopen.`,
  promotion_not_applicable: ({ name }) => `De code ‘${name}’ geldt niet voor deze bestelling.`,
  promotion_too_many: () => "U kunt in één bestelling niet nog meer codes combineren.",
  promotion_not_found: () => "Deze promotie bestaat niet (meer).",
  promotion_code_in_use: () => "Een andere promotie heeft deze code al.",
  promotion_used: () => "Deze promotie is al gebruikt, of wordt nu gebruikt: beëindig ze liever.",
  promotion_used_more: () => "Deze promotie is al vaker gebruikt.",
  promotion_not_simple: () => "Deze promotie heeft meer regels dan dit formulier: wijzig ze in Medusa Admin.",
  country_not_found: () => "De winkel levert niet in dit land.",
  country_in_use: () => "Iemand is daar al een aankoop begonnen: sluit het land liever.",
  country_not_own: () =>
    "Dit land blijft open: het is dat van de winkel, of het deelt zijn instellingen met andere.",
  no_delivery_set: () =>
    "De levering is niet ingesteld: Medusa Admin heeft een locatie nodig die levert, en een standaardverzendprofiel.",
  price_for_some: () =>
    "Een prijs voor een land kan niet: de winkel toont en rekent overal dezelfde prijs aan. Een prijs voor een klantengroep hoort in een prijslijst.",
  price_not_in_cents: () => "Een prijs in euro heeft hoogstens twee decimalen.",
  price_quantity_odd: () =>
    "De aantallen van een prijs zijn gehele getallen vanaf 1, met een minimum dat niet hoger is dan het maximum.",
  price_for_one_missing: () =>
    "De gewone prijs ontbreekt: een prijs in euro zonder minimum- of maximumaantal. Prijzen per aantal komen daarbij.",
  price_changed: () => "Het totaalbedrag is intussen veranderd. Kijk uw bestelling na voor u betaalt.",
  rest_changed: ({ amount_cents = 0 }) =>
    `Het bedrag van een cadeaubon is veranderd: er blijft ${euro(amount_cents)} te betalen. Kijk dit na voor u betaalt.`,
  gift_card_unknown: () => "Deze cadeaubon is niet geldig. Kijk de code na.",
  gift_card_issued: () =>
    "Voor deze aanvraag is al een cadeaubon uitgegeven. De code wordt maar één keer getoond.",
  gift_card_too_many: () => "In één bestelling kunt u niet nog meer cadeaubonnen gebruiken.",
  gift_card_not_active: () => "Deze cadeaubon is geblokkeerd, vervallen of vervangen. Kies een actieve bon.",
  gift_card_replaced: () => "Deze cadeaubon is vervangen. Gebruik de nieuwe bon.",
  gift_card_spent: () => "Een deel van deze bon is besteed of gereserveerd, of de bon is al terugbetaald.",
  gift_card_day: () => "De bon kan vandaag tot over een jaar verzonden worden. Kies een andere dag.",
  store_credit_empty: () => "Uw account heeft geen tegoed om te gebruiken.",
  store_credit_left: ({ amount_cents = 0 }) =>
    `Uw account heeft nog een tegoed van ${euro(amount_cents)}. Gebruik het, of bevestig dat u ervan afziet.`,
  store_credit_unsettled: ({ amount_cents = 0 }) =>
    `Deze klant heeft nog een tegoed van ${euro(amount_cents)}. Betaal het uit en blokkeer het: het wordt afgeboekt wanneer het account wordt verwijderd.`,
  store_credit_unavailable: () =>
    "Deze terugbetaling kan geen tegoed worden: daarvoor is een klantaccount nodig, een bestelling die niet op factuur is betaald, en betaling met tegoed.",
  origin_not_allowed: () => "Betalen is niet mogelijk vanaf deze website.",
  delivery_not_available: () => "Deze leveringswijze is niet mogelijk voor dit land.",
  delivery_point_required: () => "Kies het afhaalpunt of de pakjesautomaat waar uw pakje op u wacht.",
  checkout_not_found: () => "Deze betaalsessie bestaat niet.",
  payment_unavailable: () =>
    "De betaaldienst antwoordt niet. Hebt u nog niet betaald, dan is er niets afgeschreven: probeer het zo meteen opnieuw.",
  payment_unknown: () =>
    "De betaaldienst antwoordt niet, dus weten wij nog niet of uw betaling is aangekomen. Hebt u betaald, betaal dan geen tweede keer: uw bestelling of uw terugbetaling komt eraan, en wij mailen u.",
  email_refused: () => "De betaaldienst weigert dit e-mailadres. Kijk het na of geef een ander.",
  invalid_signature: () => "De handtekening van dit bericht klopt niet.",
  changed_meanwhile: () => "Iemand anders heeft dit intussen gewijzigd. Er is niets opgeslagen.",
  order_changed: ({ status }) =>
    status
      ? `Deze bestelling is intussen veranderd: ze is nu ‘${STATUS[status]}’.`
      : "Deze bestelling is intussen veranderd.",
  order_refunded: () => "Deze bestelling is terugbetaald: ze blijft geannuleerd.",
  order_busy: () =>
    "Iemand anders wijzigt deze bestelling, of de betaling komt net binnen. Probeer het zo meteen opnieuw.",
  order_refused: () =>
    "Medusa weigert deze wijziging. Open de bestelling in Medusa Admin: misschien is daar nog een wijziging bezig.",
  parcel_shared: () => "Deze bestelling zit in één pakje met een andere: pak ze eerst uit.",
  parcel_left: () => "Het pakje is vertrokken: de levering kan niet meer wijzigen.",
  delivery_changes_vat: () =>
    "In dit land geldt een andere btw, die na de verkoop niet meer kan wijzigen. Annuleer de bestelling en plaats ze opnieuw als telefonische bestelling.",
  delivery_price_changed: ({ amount_cents = 0 }) =>
    `De prijs van deze levering is gewijzigd: het verschil is nu ${euro(amount_cents)}. Controleer het en sla opnieuw op.`,
  refund_too_much: ({ amount_cents = 0 }) =>
    `Er kan nog hoogstens ${euro(amount_cents)} worden terugbetaald.`,
  refund_amount_differs: ({ amount_cents = 0 }) =>
    `Uw keuze komt op ${euro(amount_cents)}, niet op het bedrag van de terugbetaling.`,
  refund_unknown_part: () => "De bestelling heeft deze regel of dit btw-tarief niet.",
  refund_not_found: () => "Deze bestelling heeft geen terugbetaling die zo kan worden toegewezen.",
  refund_disputed: () =>
    "De klant betwist deze betaling: zijn bank heeft het geld. Antwoord op de betwisting en betaal niet nog eens terug.",
  refund_key_reused: () => "Met deze sleutel is al een andere terugbetaling aangevraagd.",
  refund_refused: () =>
    "De betaaldienst weigert deze terugbetaling. Bekijk de betaling in zijn eigen dashboard.",
  refund_unavailable: () =>
    "De betaaldienst antwoordt niet. Er is niets terugbetaald; probeer het zo meteen opnieuw.",
  refund_pending: () =>
    "De betaaldienst antwoordt niet. De terugbetaling is geregistreerd en wordt uitgevoerd zodra hij antwoordt.",
  withdrawal_too_late: () =>
    "De herroepingstermijn van 14 dagen na de levering is verstreken. Is er een probleem, neem dan contact op.",
  withdrawal_perishable: () =>
    "Deze artikelen zijn bederfelijke waren: het herroepingsrecht geldt daar niet voor. Beschadigd, of niet de juiste? Schrijf ons.",
  withdrawal_not_possible: () =>
    "Er is geen lopende aankoop om te herroepen: de bestelling is niet betaald of ze is geannuleerd.",
  withdrawal_unknown_item: () => "Dit artikel zit niet in die hoeveelheid in deze bestelling.",
  order_field_needed: () => "Vul dit veld in om te bestellen.",
  extra_not_offered: () =>
    "Deze extra wordt niet meer aangeboden. Laad de pagina opnieuw om te zien welke er zijn.",
  payment_method_not_offered: () => "Deze winkel biedt deze betaalmethode niet aan.",
  vat_number_malformed: () => "Dit btw-nummer heeft niet de vorm van een btw-nummer van een lidstaat.",
  vat_number_unconfirmed: () => "VIES bevestigt het btw-nummer van dit account niet.",
  wording_changed: () => "De tekst is gewijzigd. Laad hem opnieuw.",
  address_required: () => "Voor deze betaalmethode is het leveringsadres nodig.",
  payment_not_made: () => "Deze bestelling is nog niet betaald. Rond eerst de betaling af.",
  payment_over: () =>
    "De betaling is niet gelukt en er is niets afgeschreven. Kies opnieuw hoe u wilt betalen.",
  payment_given_back: () =>
    "Uw betaling is aangekomen, maar we konden de bestelling niet aanmaken. U krijgt het volledige bedrag terug.",
  nothing_to_pay: () => "Voor deze bestelling valt er niets (meer) te betalen.",
  service_not_offered: () => "Deze vervoerder biedt deze leveringswijze niet aan in dit land.",
  carrier_not_connected: ({ carrier = "" }) =>
    `Er is geen ${carrier}-account gekoppeld: gebruik het CSV-bestand.`,
  carrier_away: ({ carrier = "De vervoerder" }) =>
    `${carrier} antwoordt niet. Probeer het zo meteen opnieuw: geen etiket wordt twee keer besteld.`,
  carrier_refused: ({ carrier = "De vervoerder", name }) =>
    name
      ? `${carrier} weigert dit pakje: ‘${name}’.`
      : `${carrier} weigert dit pakje, zonder een reden te geven.`,
  carrier_account: ({ carrier = "De vervoerder", name = "de instellingen" }) =>
    `${carrier} weigert het account: kijk ${name} na.`,
  weight_unknown: ({ carrier = "" }) =>
    `Het gewicht van een artikel is niet bekend: vul het in bij het product, of maak het etiket bij ${carrier}.`,
  parcel_too_heavy: ({ carrier = "", most = 0 }) =>
    `Het pakje weegt meer dan ${most} kg: ${carrier} vervoert het niet als één pakje.`,
  label_missing: () => "Voor een van deze bestellingen is er nog geen etiket.",
  nothing_to_send: () => "Er valt voor deze bestelling niets meer te verzenden.",
  order_cancelled: () => "Deze bestelling is geannuleerd: er valt niets meer te betalen.",
  order_being_paid: () =>
    "Deze bestelling is net betaald of wordt nu betaald. Wacht even en laad de pagina opnieuw.",
  order_without_email: () => "Deze bestelling heeft geen e-mailadres om een link naartoe te sturen.",
  draft_without_codes: () =>
    "Een conceptbestelling neemt geen kortingscode aan: verlaag de prijs van een regel, of gebruik ‘Bestelling per telefoon’ in het dashboard van de winkel.",
  payment_promised: () =>
    "Deze bestelling wacht al op een andere betaling, die de klant per e-mail is gemeld.",
  payment_awaited: () => "Deze bestelling is nog niet betaald: meld eerst dat het geld is aangekomen.",
  payment_not_awaited: () =>
    "Deze bestelling wacht niet op een betaling: ze is betaald of geannuleerd. Zet een geannuleerde bestelling eerst terug op ‘in afwachting’.",
  payment_amount_differs: ({ amount_cents = 0 }) =>
    `De bestelling kost ${euro(amount_cents)}, er is een ander bedrag aangekomen. Vraag de klant om het verschil, of stuur het geld terug en annuleer de bestelling; meld de betaling zodra ${euro(amount_cents)} er is.`,
  no_store_credit: () =>
    "De winkel kent geen tegoed: betaal het geld terug, of wijzig de bestelling om de prijs te veranderen.",
  refund_account_required: () =>
    "Deze bestelling is per overschrijving betaald: stort het geld terug via uw bank en vermeld de rekening (een geldige IBAN) in een terugbetaling op het dashboard. Daarna kan de bestelling worden geannuleerd.",
}
