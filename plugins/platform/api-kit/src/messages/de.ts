import type { MisfitField } from "@bon-perroquet/contract/address"
import { formatCents } from "@bon-perroquet/contract/money"
import type { Messages, MessageParams } from "./index"

const euro = (cents: number): string => formatCents(cents, "de")

const STATUS: Record<NonNullable<MessageParams["status"]>, string> = {
  pending: "ausstehend",
  paid: "bezahlt",
  preparing: "in Vorbereitung",
  shipped: "versandt",
  delivered: "geliefert",
  cancelled: "storniert",
}

const FRESH_PROOF = {
  password: "Bestätigen Sie zuerst mit Ihrem Passwort, dass Sie es sind.",
  code: "Bestätigen Sie zuerst, dass Sie es sind, mit einem Code Ihrer Authenticator-App oder einem Wiederherstellungscode.",
  sign_in: "Ein API-Schlüssel reicht dafür nicht aus: Eine Person muss sich anmelden.",
}

const PART: Record<MisfitField, string> = {
  name: "Der Name",
  company: "Der Firmenname",
  street: "Die Straße",
  number: "Die Hausnummer",
  box: "Der Briefkasten",
  line2: "Der Adresszusatz",
  postal_code: "Die Postleitzahl",
  city: "Der Ort",
  phone: "Die Telefonnummer",
  note: "Der Hinweis für den Zusteller",
  email: "Die E-Mail-Adresse",
}

export const de: Messages = {
  invalid_request: () => "Die Anfrage ist nicht gültig.",
  malformed_body: () => "Die Anfrage konnte nicht gelesen werden: Sie ist kein gültiges JSON.",
  unsupported_media_type: () => "Bitte senden Sie die Anfrage als JSON (application/json).",
  payload_too_large: () => "Die Anfrage ist zu groß.",
  not_found: () => "Diese Adresse gibt es nicht.",
  method_not_allowed: () => "Das ist unter dieser Adresse nicht möglich.",
  xsrf: () => "Diese Seite war zu lange geöffnet. Laden Sie sie neu und versuchen Sie es erneut.",
  too_many_requests: () =>
    "Zu viele Anfragen auf einmal. Bitte warten Sie einen Augenblick und versuchen Sie es erneut.",
  unexpected: () => "Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal.",
  unavailable: () => "Der Shop ist kurz nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  rhythm_not_offered: () => "Diese Lieferhäufigkeit wird nicht angeboten.",
  repeat_not_found: () => "Diese regelmäßige Lieferung gibt es nicht.",
  link_reduces_only: () =>
    "Mit diesem Link können Sie nur auslassen, verringern, pausieren oder beenden. Melden Sie sich an oder fordern Sie einen Link per E-Mail an, um anderes zu ändern.",
  repeat_changed: () =>
    "Inzwischen wurde etwas anderes geändert: Diese Änderung lässt sich nicht mehr rückgängig machen.",
  repeat_ended: () =>
    "Diese regelmäßige Lieferung ist beendet: Bestellen Sie neu, um eine andere zu beginnen.",
  repeat_empty: () =>
    "Mindestens ein Artikel muss bleiben: Möchten Sie nichts mehr erhalten, beenden Sie die regelmäßige Lieferung.",
  product_in_stock: () => "Dieses Produkt ist wieder auf Lager: Sie können es kaufen.",
  favourites_too_many: () => "Sie haben schon 200 Favoriten: Entfernen Sie zuerst einen.",
  review_not_found: () => "Diese Bewertung gibt es nicht, oder sie ist nicht mehr veröffentlicht.",
  review_too_early: () => "Bewertungen können geschrieben werden, sobald die Bestellung geliefert ist.",
  question_not_found: () => "Diese Frage gibt es nicht mehr.",
  questions_waiting: () =>
    "Sie haben schon fünf Fragen ohne Antwort: Warten Sie auf unsere Antwort, bevor Sie die nächste stellen.",
  address_unverified: () =>
    "Bestätigen Sie zuerst Ihre E-Mail-Adresse: Der Link steht in der E-Mail, die wir Ihnen gesendet haben.",
  not_in_cart: () => "Dieses Produkt ist nicht mehr in Ihrem Warenkorb.",
  product_not_found: () => "Dieses Produkt gibt es nicht, oder es wird nicht mehr verkauft.",
  contrast_too_low: ({ ratio = 1, needed = 4.5 }) =>
    `Diese Farbe ist nicht lesbar genug: Ihr Kontrast ist ${ratio.toLocaleString("de")}:1, nötig ist mindestens ${needed.toLocaleString("de")}:1.`,
  prefix_in_use: () => "Dokumente der anderen Art haben dieses Präfix schon.",
  custom_field_needed: () => "Dieses Feld muss ausgefüllt sein, bevor das Produkt verkauft werden kann.",
  information_needed: () =>
    "Dieses Produkt kann nicht verkauft werden: Seine Pflichtangaben sind unvollständig.",
  weight_needed: () =>
    "Das Gesetz verlangt den Preis pro Kilogramm oder Liter: Nennen Sie die Menge in der Einheit („€/500 g“, „€/75 cl“, „€/Stück“) oder geben Sie das Nettogewicht an.",
  sku_in_use: () => "Ein anderes Produkt hat bereits diese Artikelnummer.",
  size_twice: () =>
    "Zwei Größen haben denselben Namen oder dieselbe Artikelnummer (SKU). Gibt eine andere Größe diesen Namen ab, speichern Sie diese zuerst.",
  size_sold: ({ name = "" }) =>
    `Die Größe „${name}“ wurde schon verkauft oder ist reserviert: Entfernen Sie sie nicht, setzen Sie ihren Bestand auf 0.`,
  sale_not_lower: () => "Ein Aktionspreis muss unter dem üblichen Preis liegen.",
  sale_overlaps: () => "An diesen Tagen läuft schon ein anderer Aktionspreis dieses Produkts.",
  sale_not_found: () => "Diesen Aktionspreis gibt es nicht mehr.",
  trade_list_not_found: () => "Diese Preisliste gibt es nicht mehr.",
  credit_needs_business: () =>
    "Zahlung auf Rechnung braucht eine Kundengruppe oder eine von VIES bestätigte USt-IdNr.",
  credit_not_approved: () => "Ihr Konto kann nicht auf Rechnung zahlen. Wählen Sie eine andere Zahlungsart.",
  credit_limit_exceeded: () =>
    "Diese Bestellung überschreitet Ihr Kreditlimit. Zahlen Sie zuerst offene Rechnungen oder wählen Sie eine andere Zahlungsart.",
  credit_overdue: () =>
    "Eine Rechnung ist überfällig. Zahlen Sie sie zuerst oder wählen Sie eine andere Zahlungsart.",
  quote_not_found: () => "Dieses Angebot existiert nicht.",
  quote_needs_trade: () => "Angebote gibt es für Konten mit Händlerpreisen.",
  quote_closed: () =>
    "Dieses Angebot ist nicht mehr offen: Es wurde angenommen, abgelehnt, zurückgezogen oder ist abgelaufen.",
  quotes_too_many: ({ most = 0 }) =>
    `Sie haben bereits ${most} offene Angebote. Warten Sie auf eine Antwort oder ziehen Sie eines zurück.`,
  trade_minimum_missed: ({ amount_cents = 0 }) =>
    `Mindestbestellung für Ihre Händlerpreise: Es fehlen noch Waren für ${euro(amount_cents)} ohne MwSt.`,
  customer_group_in_use: () => "Eine Gruppe hat diesen Namen schon.",
  customer_group_not_found: () => "Diese Kundengruppe gibt es nicht mehr.",
  sizes_elsewhere: () =>
    "Dieses Produkt hat noch andere Optionen als seine Größe: Legen Sie seine Varianten in Medusa Admin an.",
  handle_in_use: ({ handle }) => `Ein anderes Produkt hat bereits die Adresse „${handle}“.`,
  category_not_found: () => "Diese Kategorie gibt es nicht (mehr).",
  category_not_empty: () =>
    "Diese Kategorie enthält noch Produkte oder Unterkategorien: Führen Sie sie mit einer anderen zusammen.",
  category_handle_in_use: ({ handle }) => `Eine andere Kategorie hat bereits die Adresse „${handle}“.`,
  category_in_itself: () =>
    "Eine Kategorie kann nicht in sich selbst oder in einer ihrer Unterkategorien liegen.",
  category_parent_hidden: () => "Die übergeordnete Kategorie ist ausgeblendet: Blenden Sie diese zuerst ein.",
  stock_not_managed: () => "Für dieses Produkt wird kein Bestand geführt: Es wird ohne Begrenzung verkauft.",
  lot_not_found: () => "Diese Charge gibt es nicht.",
  lot_differs: () =>
    "Eine Charge mit dieser Nummer gibt es schon mit einem anderen Datum: Berichtigen Sie sie, oder geben Sie eine andere Nummer an.",
  lot_too_few: ({ available = 0 }) => `Hier können nur noch ${available} entnommen werden.`,
  lot_not_kept: () => "Der Bestand dieses Produkts wird nicht nach Chargen geführt.",
  lot_recalled: () => "Diese Charge wird schon zurückgerufen.",
  lot_not_recalled: () => "Diese Charge wird nicht zurückgerufen.",
  nothing_to_replace: () =>
    "Es ist nichts mehr zu ersetzen: Diese Artikel sind schon erstattet oder ersetzt.",
  line_replaced: () => "Diese Artikel sind schon ersetzt: Stornieren Sie zuerst die Ersatzbestellung.",
  order_on_hold: () =>
    "Diese Bestellung ist gesperrt. Heben Sie zuerst die Sperre auf der Seite der Bestellung auf.",
  hold_not_found: () => "Diese Sperre existiert nicht oder ist bereits aufgehoben.",
  edit_open: () =>
    "In Medusa Admin ist eine Änderung dieser Bestellung noch offen. Schließen Sie sie dort zuerst ab oder verwerfen Sie sie.",
  order_packed: () => "Diese Bestellung ist gepackt. Packen Sie sie zuerst aus.",
  articles_unchanged: () => "Es wurde nichts geändert.",
  articles_all_removed: () =>
    "Eine Bestellung enthält mindestens einen Artikel. Stornieren Sie stattdessen die Bestellung.",
  amount_changed: () => "Der Preis hat sich inzwischen geändert. Prüfen Sie den Unterschied noch einmal.",
  unknown_line: () => "Die Bestellung hat diese Zeile nicht.",
  not_combinable: () =>
    "Nur offene Bestellungen eines Kunden für dasselbe Ziel können zusammen versandt werden.",
  parcel_not_found: () => "Dieses Paket existiert nicht oder wurde wieder ausgepackt.",
  parcel_sent: () => "Dieses Paket ist bereits unterwegs.",
  too_many_to_pack: ({ name, available = 0 }) => `Von „${name}“ sind nur noch ${available} Stück zu packen.`,
  order_replaced: () => "Artikel dieser Bestellung sind ersetzt: Stornieren Sie zuerst die Ersatzbestellung.",
  product_held: ({ available = 0 }) =>
    `${available === 1 ? "Ein Stück ist" : `${available} Stück sind`} Kunden zugesagt. Setzen Sie das Produkt auf inaktiv und löschen Sie es, wenn die Bestellungen versandt sind.`,
  product_busy: () =>
    "Dieses Produkt wird gerade geändert oder verkauft. Bitte versuchen Sie es gleich noch einmal.",
  upload_form_expected: () =>
    "Bitte senden Sie das Bild mit einem Formular (multipart/form-data), im Feld „file“.",
  image_type: () => "Diese Datei ist kein Bild in JPEG, PNG, WebP, AVIF oder GIF.",
  image_elsewhere: () =>
    "Dieses Bild liegt auf einer anderen Website, und der Shop zeigt nur eigene Bilder. Laden Sie es hier hoch.",
  image_too_large: () => "Das Bild ist zu groß: höchstens 10 MB.",
  image_too_many_pixels: () => "Das Bild hat zu viele Pixel: höchstens 50 Millionen.",
  image_unreadable: () =>
    "Das Bild konnte nicht gelesen werden: Die Datei ist beschädigt oder unvollständig.",
  storage_full: () =>
    "Das Bild wurde nicht gespeichert: Es ist kein Platz mehr für Bilder. Schaffen Sie Platz und versuchen Sie es dann erneut.",
  csv_expected: () => "Bitte senden Sie die Datei als CSV (text/csv).",
  csv_unreadable: ({ line = 1 }) => `Die CSV-Datei konnte nicht gelesen werden (Zeile ${line}).`,
  csv_characters: ({ line = 1 }) =>
    `Die Datei enthält Zeichen, die es in ihrer Kodierung nicht gibt (Zeile ${line}). Wählen Sie eine andere Kodierung, oder speichern Sie sie als „CSV UTF-8“.`,
  csv_columns: () =>
    "Die erste Zeile muss die Spalte „sku“ nennen und mindestens eine weitere des Exports, etwa „price“ oder „stock“.",
  csv_empty: () => "Die Datei hat keine Zeile mit einem Produkt.",
  csv_too_long: () => "Die Datei hat zu viele Zeilen: höchstens 150.000.",
  zip_expected: () => "Bitte senden Sie die Datei als ZIP (application/zip).",
  zip_unreadable: () => "Diese Datei ist kein lesbares ZIP, oder sie ist unvollständig.",
  zip_empty: () => "Das ZIP enthält kein Bild.",
  zip_too_large: () =>
    "Das ZIP ist zu groß: höchstens 1.000 Dateien und 96 MB entpackt. Machen Sie mehrere daraus.",
  import_not_found: () => "Diesen Import gibt es nicht.",
  import_started: () => "Der Import hat schon begonnen.",
  import_question: () => "Bitte beantworten Sie zuerst die Fragen zur Datei.",
  picture_unfetched: () => "Ein Bild konnte nicht abgerufen werden.",
  import_not_undoable: () =>
    "Nur ein abgeschlossener Import einer Produktdatei kann rückgängig gemacht werden.",
  mapping_name_in_use: () => "Dieser Name gehört zu Dateien einer anderen Art.",
  mapping_not_found: () => "Diese Zuordnung gibt es nicht.",
  api_key_not_found: () => "Diesen API-Schlüssel gibt es nicht.",
  webhook_not_found: () => "Diesen Webhook gibt es nicht.",
  webhook_delivery_not_found: () => "Diese Zustellung gibt es nicht oder nicht mehr.",
  webhook_address: () =>
    "Geben Sie eine öffentliche Adresse an, die mit https:// beginnt, ohne Benutzernamen.",
  webhook_off: () => "Dieser Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.",
  redirect_not_found: () => "Diese Weiterleitung gibt es nicht.",
  redirect_source: () =>
    "Das ist keine alte Adresse, oder der Shop hat unter dieser Adresse schon eine Seite. Beispiel: /produkt/nuesse.",
  redirect_target: () => "Das ist keine Adresse einer Seite dieses Shops. Beispiel: /products/cashewkerne.",
  import_file_gone: () => "Die Datei ist nicht mehr gespeichert. Bitte senden Sie sie erneut.",
  period_too_long: () => "Der Zeitraum ist zu lang, oder er endet, bevor er beginnt.",
  out_of_stock: ({ name }) => (name ? `„${name}“ ist ausverkauft.` : "Dieses Produkt ist ausverkauft."),
  insufficient_stock: ({ name, available = 0 }) =>
    available === 1
      ? `Es ist nur ein Stück${name ? ` von „${name}“` : ""} verfügbar.`
      : `Es sind nur ${available} Stück${name ? ` von „${name}“` : ""} verfügbar.`,
  too_many_transfers: ({ available = 0 }) =>
    `Sie haben schon ${available} Bestellungen, die auf Ihre Überweisung warten. Bezahlen oder stornieren Sie zuerst eine davon, oder zahlen Sie diese Bestellung mit Karte.`,
  too_many_held: ({ name, available = 0 }) =>
    `Höchstens ${available} Stück${name ? ` von „${name}“` : ""} können reserviert werden, bevor sie bezahlt sind. Bezahlen Sie auf der offenen Seite oder brechen Sie dort ab; für eine größere Bestellung schreiben Sie uns.`,
  shop_not_open: () => "Der Shop öffnet bald: Sie können noch nicht bestellen.",
  cart_frozen: () => "Dieser Warenkorb wurde soeben bezahlt: Ihre Bestellung wird erfasst.",
  cart_busy: () => "Ihr Warenkorb wird gerade geändert. Bitte versuchen Sie es gleich noch einmal.",
  cart_empty: () => "Ihr Warenkorb ist leer.",
  not_signed_in: () =>
    "Sie sind nicht angemeldet, oder Ihre Sitzung ist abgelaufen. Bitte melden Sie sich an.",
  administrators_only: () => "Zugriff verweigert: nur für Administratoren.",
  invalid_credentials: () => "E-Mail-Adresse oder Passwort ist falsch.",
  mfa_required: () =>
    "Dieses Konto verlangt einen Code: Bitte geben Sie den aus Ihrer Authenticator-App ein.",
  wrong_code: () =>
    "Dieser Code ist nicht richtig oder wurde schon benutzt. Bitte warten Sie auf den nächsten.",
  fresh_proof_required: ({ proof = "password", in_medusa_admin }) =>
    FRESH_PROOF[proof] +
    (in_medusa_admin && proof !== "sign_in"
      ? " Öffnen Sie in Medusa Admin im Hauptmenü „Identität bestätigen“ und versuchen Sie es dann noch einmal."
      : ""),
  second_factor_required: () =>
    "Der Shop verlangt die Bestätigung in zwei Schritten: Schalten Sie sie in Ihrem Konto unter „Sicherheit“ ein.",
  second_factor_missing: () =>
    "Schalten Sie zuerst die Bestätigung in zwei Schritten für Ihr eigenes Konto ein.",
  second_factor_active: () => "Die Bestätigung in zwei Schritten ist bereits eingeschaltet.",
  own_second_factor: () =>
    "Ihre eigene Bestätigung in zwei Schritten entfernen Sie mit einem Code, in Ihrem Konto unter „Sicherheit“.",
  session_not_found: () => "Diese Sitzung ist bereits beendet.",
  email_in_use: () => "Diese E-Mail-Adresse wird bereits verwendet.",
  password_too_short: ({ least = 0 }) => `Dieses Passwort ist zu kurz: mindestens ${least} Zeichen.`,
  password_too_common: () =>
    "Dieses Passwort ist zu leicht zu erraten: Es ist ein häufiges Wort oder Ihre Adresse, mit oder ohne Ziffern. Nehmen Sie besser drei Wörter ohne Zusammenhang.",
  password_required: () => "Bitte geben Sie das Passwort dieses Kontos ein.",
  wrong_password: () => "Das Passwort ist nicht richtig.",
  administrator_account: () => "Das Konto eines Administrators kann hier nicht gelöscht werden.",
  link_expired: () => "Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.",
  address_not_found: () => "Diese Adresse ist nicht in Ihrem Adressbuch.",
  outside_delivery_area: ({ postal_code = "", name = "" }) =>
    `Wir liefern nicht nach ${postal_code} (${name}), außerhalb des Mehrwertsteuergebiets der Europäischen Union.`,
  post_box_not_served: () =>
    "Ein Paket kann nicht an ein Postfach geliefert werden. Geben Sie eine Straße an, oder wählen Sie einen Abholpunkt.",
  field_post_not_served: () => "Der Paketdienst liefert nicht an Feldpostadressen.",
  label_too_long: ({ part = "street", name = "", most = 0, suggestion }) =>
    `${PART[part]} „${name}“ passt nicht auf das Paketetikett (höchstens ${most} Zeichen).${suggestion ? ` Schreiben Sie zum Beispiel „${suggestion}“.` : ""}`,
  label_sender_too_long: ({ part = "name", name = "", most = 0 }) =>
    `In Ihren Händlerangaben: ${PART[part]} „${name}“ passt nicht auf das Etikett (höchstens ${most} Zeichen). Ändern Sie dies in den Einstellungen.`,
  points_unavailable: () =>
    "Die Liste der Abholpunkte ist gerade nicht verfügbar. Versuchen Sie es noch einmal, oder wählen Sie die Lieferung nach Hause.",
  too_many_addresses: () => "Ihr Adressbuch ist voll. Löschen Sie eine Adresse, um eine neue anzulegen.",
  order_not_found: () => "Diese Bestellung gibt es nicht.",
  message_not_found: () => "Diese Nachricht gibt es nicht mehr.",
  refund_not_failed: () =>
    "Diese Erstattung ist nicht fehlgeschlagen, oder jemand hat sich schon darum gekümmert.",
  message_not_failed: () =>
    "Der Versand dieser Nachricht ist nicht fehlgeschlagen: Ein neuer Versuch ist nicht nötig.",
  customer_not_found: () => "Diesen Kunden gibt es nicht, oder er wurde gelöscht.",
  note_not_found: () => "Diese Notiz gibt es nicht mehr.",
  message_not_sent: () =>
    "Diese Nachricht ist noch nicht gesendet und kann deshalb nicht erneut gesendet werden.",
  message_is_private: () =>
    "Diese Nachricht enthält einen Link, der ein Konto öffnet: Sie wird nicht erneut gesendet. Der Kunde fordert selbst eine neue an.",
  message_sent_often: () =>
    "Diese Nachricht wurde schon dreimal erneut gesendet. Schreiben Sie dem Kunden stattdessen selbst.",
  document_not_found: () => "Dieses Dokument gibt es nicht.",
  e_invoice_handed_over: () => "Dieses Dokument ist schon unterwegs oder angekommen.",
  order_without_vat: () =>
    "Diese Bestellung wurde ohne Mehrwertsteuer verkauft: Geben Sie eine neue Bestellung für dasselbe Unternehmen auf, statt Artikel hinzuzufügen.",
  order_money_refunded: () =>
    "Das Geld dieser Bestellung wurde erstattet: Geben Sie eine neue Bestellung auf, statt Artikel hinzuzufügen.",
  new_line_needed: () =>
    "Diese Zeile hat einen Rabatt oder wurde schon verringert: Fügen Sie die Stücke als neue Zeile hinzu.",
  amount_too_small: () =>
    "Eine Zahlung muss mindestens 0,50 € betragen. Bitte legen Sie noch etwas in Ihren Warenkorb.",
  promotion_unknown: ({ name }) =>
    name
      ? `Den Code „${name}“ gibt es nicht. Bitte prüfen Sie die Schreibweise.`
      : "Diesen Code gibt es nicht.",
  promotion_not_begun: ({ name }) => `Der Code „${name}“ kann noch nicht eingelöst werden.`,
  promotion_expired: ({ name }) => `Der Code „${name}“ ist abgelaufen.`,
  promotion_used_up: ({ name }) => `Der Code „${name}“ ist aufgebraucht.`,
  promotion_below_minimum: ({ name, amount_cents = 0 }) =>
    `Der Code „${name}“ gilt für Einkäufe ab ${euro(amount_cents)}.`,
  promotion_not_applicable: ({ name }) => `Der Code „${name}“ gilt nicht für diese Bestellung.`,
  promotion_too_many: () => "Mehr Codes lassen sich in einer Bestellung nicht kombinieren.",
  promotion_not_found: () => "Diese Aktion gibt es nicht (mehr).",
  promotion_code_in_use: () => "Eine andere Aktion hat diesen Code schon.",
  promotion_used: () => "Diese Aktion wurde schon genutzt oder wird es gerade: Beenden Sie sie stattdessen.",
  promotion_used_more: () => "Diese Aktion wurde schon öfter genutzt.",
  promotion_not_simple: () =>
    "Diese Aktion hat mehr Regeln als dieses Formular: Ändern Sie sie in Medusa Admin.",
  country_not_found: () => "Der Shop liefert nicht in dieses Land.",
  country_in_use: () => "Dort hat schon jemand zu kaufen begonnen: Schließen Sie das Land stattdessen.",
  country_not_own: () =>
    "Dieses Land bleibt offen: Es ist das des Shops oder teilt seine Einstellungen mit anderen.",
  no_delivery_set: () =>
    "Die Lieferung ist nicht eingerichtet: Medusa Admin braucht einen Standort, der liefert, und ein Standardversandprofil.",
  price_for_some: () =>
    "Ein Preis für ein Land ist nicht möglich: Der Shop zeigt und berechnet überall denselben Preis. Ein Preis für eine Kundengruppe gehört in eine Preisliste.",
  price_not_in_cents: () => "Ein Preis in Euro hat höchstens zwei Nachkommastellen.",
  price_quantity_odd: () =>
    "Die Mengen eines Preises sind ganze Zahlen ab 1, und das Minimum liegt nicht über dem Maximum.",
  price_for_one_missing: () =>
    "Der normale Preis fehlt: ein Preis in Euro ohne Mindest- oder Höchstmenge. Preise nach Menge kommen hinzu.",
  price_changed: () =>
    "Der Gesamtbetrag hat sich inzwischen geändert. Bitte prüfen Sie Ihre Bestellung, bevor Sie bezahlen.",
  rest_changed: ({ amount_cents = 0 }) =>
    `Der Betrag eines Gutscheins hat sich geändert: ${euro(amount_cents)} bleiben zu zahlen. Bitte prüfen Sie es, bevor Sie bezahlen.`,
  gift_card_unknown: () => "Dieser Gutschein ist nicht gültig. Bitte prüfen Sie den Code.",
  gift_card_issued: () =>
    "Für diese Anfrage wurde schon ein Gutschein ausgestellt. Der Code wird nur einmal gezeigt.",
  gift_card_too_many: () => "Mehr Gutscheine lassen sich in einer Bestellung nicht verwenden.",
  gift_card_not_active: () =>
    "Dieser Gutschein ist gesperrt, abgelaufen oder ersetzt. Bitte wählen Sie einen aktiven Gutschein.",
  gift_card_replaced: () => "Dieser Gutschein wurde ersetzt. Bitte verwenden Sie den neuen.",
  gift_card_spent: () =>
    "Ein Teil dieses Gutscheins ist ausgegeben oder reserviert, oder er wurde schon erstattet.",
  gift_card_day: () =>
    "Der Gutschein lässt sich von heute bis in einem Jahr verschicken. Wählen Sie einen anderen Tag.",
  store_credit_empty: () => "Ihr Konto hat kein Guthaben, das Sie verwenden können.",
  store_credit_left: ({ amount_cents = 0 }) =>
    `Ihr Konto hat noch ein Guthaben von ${euro(amount_cents)}. Verwenden Sie es, oder bestätigen Sie, dass Sie darauf verzichten.`,
  store_credit_unsettled: ({ amount_cents = 0 }) =>
    `Dieser Kunde hat noch ein Guthaben von ${euro(amount_cents)}. Zahlen Sie es aus und sperren Sie es: Beim Löschen des Kontos wird es ausgebucht.`,
  store_credit_unavailable: () =>
    "Diese Erstattung kann kein Guthaben werden: Dafür braucht es ein Kundenkonto, eine Bestellung, die nicht auf Rechnung bezahlt ist, und die Zahlung mit Guthaben.",
  origin_not_allowed: () => "Von dieser Website aus kann keine Zahlung begonnen werden.",
  delivery_not_available: () => "Diese Lieferart wird für dieses Land nicht angeboten.",
  delivery_point_required: () =>
    "Bitte wählen Sie den Abholpunkt oder Paketautomaten, an dem das Paket auf Sie wartet.",
  checkout_not_found: () => "Diese Zahlungssitzung gibt es nicht.",
  payment_unavailable: () =>
    "Der Zahlungsdienst antwortet nicht. Wenn Sie noch nicht bezahlt haben, wurde nichts abgebucht: Bitte versuchen Sie es gleich noch einmal.",
  payment_unknown: () =>
    "Der Zahlungsdienst antwortet nicht, darum wissen wir noch nicht, ob Ihre Zahlung eingegangen ist. Wenn Sie bezahlt haben, bezahlen Sie nicht noch einmal: Ihre Bestellung oder Ihr Geld ist unterwegs, und wir schreiben Ihnen.",
  email_refused: () =>
    "Der Zahlungsdienst lehnt diese E-Mail-Adresse ab. Prüfen Sie sie oder geben Sie eine andere an.",
  invalid_signature: () => "Die Signatur dieser Nachricht ist nicht gültig.",
  changed_meanwhile: () => "Jemand anderes hat dies inzwischen geändert. Nichts wurde gespeichert.",
  order_changed: ({ status }) =>
    status
      ? `Diese Bestellung hat sich inzwischen geändert: Sie ist jetzt „${STATUS[status]}“.`
      : "Diese Bestellung hat sich inzwischen geändert.",
  order_refunded: () => "Diese Bestellung wurde erstattet: Sie bleibt storniert.",
  order_busy: () =>
    "Jemand anderes ändert diese Bestellung, oder ihre Zahlung geht gerade ein. Bitte versuchen Sie es gleich noch einmal.",
  order_refused: () =>
    "Medusa lehnt diese Änderung ab. Öffnen Sie die Bestellung in Medusa Admin: Vielleicht ist dort eine Bearbeitung nicht abgeschlossen.",
  parcel_shared: () => "Diese Bestellung teilt sich ein Paket mit einer anderen: Packen Sie sie zuerst aus.",
  parcel_left: () => "Das Paket ist schon unterwegs: Seine Lieferung kann nicht mehr geändert werden.",
  delivery_changes_vat: () =>
    "In diesem Land gilt eine andere Mehrwertsteuer, die sich nach dem Verkauf nicht ändern lässt. Stornieren Sie die Bestellung und nehmen Sie sie telefonisch neu auf.",
  delivery_price_changed: ({ amount_cents = 0 }) =>
    `Der Preis dieser Lieferung hat sich geändert: Der Unterschied beträgt jetzt ${euro(amount_cents)}. Prüfen Sie ihn und speichern Sie erneut.`,
  refund_too_much: ({ amount_cents = 0 }) =>
    `Es können höchstens noch ${euro(amount_cents)} erstattet werden.`,
  refund_amount_differs: ({ amount_cents = 0 }) =>
    `Ihre Auswahl ergibt ${euro(amount_cents)} und nicht den Betrag der Erstattung.`,
  refund_unknown_part: () => "Die Bestellung hat keine solche Zeile und keinen solchen MwSt.-Satz.",
  refund_not_found: () => "Diese Bestellung hat keine solche Erstattung, die zugeordnet werden könnte.",
  refund_disputed: () =>
    "Der Kunde ficht diese Zahlung an: Seine Bank hat das Geld. Antworten Sie auf die Anfechtung und erstatten Sie nicht zusätzlich.",
  refund_key_reused: () => "Mit diesem Schlüssel wurde bereits eine andere Erstattung angefordert.",
  refund_refused: () =>
    "Der Zahlungsdienst lehnt diese Erstattung ab. Bitte prüfen Sie die Zahlung in dessen Verwaltung.",
  refund_unavailable: () =>
    "Der Zahlungsdienst antwortet nicht. Es wurde nichts erstattet; bitte versuchen Sie es gleich noch einmal.",
  refund_pending: () =>
    "Der Zahlungsdienst antwortet nicht. Die Erstattung ist vermerkt und wird ausgeführt, sobald er antwortet.",
  withdrawal_too_late: () =>
    "Die Widerrufsfrist von 14 Tagen nach der Lieferung ist vorbei. Wenn etwas nicht stimmt, schreiben Sie uns bitte.",
  withdrawal_perishable: () =>
    "Diese Artikel sind verderbliche Lebensmittel: Das Widerrufsrecht gilt dafür nicht. Beschädigt oder nicht die richtigen? Schreiben Sie uns.",
  withdrawal_not_possible: () =>
    "Es gibt keinen Kauf zu widerrufen: Die Bestellung ist nicht bezahlt, oder sie ist storniert.",
  withdrawal_unknown_item: () => "Diese Bestellung enthält nicht so viele Stück dieses Artikels.",
  channel_not_found: () => "Diesen Shopauftritt gibt es nicht.",
  role_not_allowed: () =>
    "Ihre Rolle in diesem Shop schließt das nicht ein. Eine Inhaberin oder ein Inhaber kann sie ändern.",
  last_owner: () =>
    "Ein Shop braucht eine Inhaberin oder einen Inhaber: Bestimmen Sie zuerst jemand anderen.",
  administrator_not_found: () => "Diesen Administrator gibt es nicht.",
  invitation_not_found: () => "Diese Einladung gibt es nicht.",
  already_invited: () => "Diese Person ist bereits eingeladen oder Administrator.",
  bank_account_missing: () => "Geben Sie zuerst das Bankkonto in den Händlerangaben ein.",
  stripe_key_publishable: () =>
    "Das ist ein öffentlicher Schlüssel (pk_…). Kopieren Sie den geheimen (sk_…) oder einen eingeschränkten (rk_…).",
  stripe_key_invalid: () =>
    "Stripe akzeptiert diesen Schlüssel nicht. Kopieren Sie ihn vollständig aus dem Dashboard von Stripe.",
  stripe_key_rights: () =>
    "Diesem Schlüssel fehlen Rechte. Verwenden Sie den geheimen, oder geben Sie dem eingeschränkten die Rechte der Dokumentation.",
  stripe_unreachable: () => "Stripe antwortet nicht: Versuchen Sie es gleich noch einmal.",
  stripe_key_overridden: () =>
    "Der Server gibt einen anderen Schlüssel vor. Ändern Sie ihn in dessen Umgebung.",
  address_not_public: () =>
    "Diese Adresse ist nicht öffentlich. Eine öffentliche Adresse beginnt mit https:// und gehört nicht zu einem privaten Netz.",
  address_unreachable: () =>
    "Unter dieser Adresse antwortet über https nichts. Prüfen Sie Domain, Zertifikat und Server.",
  address_other_shop: () => "Unter dieser Adresse antwortet ein anderer Shop oder eine andere Website.",
  shop_address_overridden: () =>
    "Der Server gibt eine andere Adresse vor. Ändern Sie sie in dessen Umgebung.",
  stripe_other_account: ({ name = "" }) =>
    `Der Shop hat mit dem Konto ${name} echtes Geld eingenommen. Erstattungen laufen über dieses Konto: Geben Sie einen Live-Schlüssel davon ein.`,
  mail_server_unreachable: () =>
    "Der Mailserver ist nicht erreichbar. Prüfen Sie Adresse, Port und Verschlüsselung.",
  mail_server_login: () => "Der Mailserver akzeptiert diesen Benutzer und dieses Passwort nicht.",
  mail_server_refused: () => "Der Mailserver hat die Test-E-Mail abgelehnt. Prüfen Sie den Absender.",
  brevo_key: () => "Brevo akzeptiert diesen API-Schlüssel nicht.",
  brevo_list: () => "Wählen Sie eine Liste dieses Kontos bei Brevo.",
  brevo_unreachable: () => "Brevo hat nicht geantwortet. Versuchen Sie es in einigen Minuten erneut.",
  order_field_needed: () => "Füllen Sie dieses Feld aus, um zu bestellen.",
  extra_not_offered: () =>
    "Dieses Extra wird nicht mehr angeboten. Laden Sie die Seite neu, um die verfügbaren zu sehen.",
  payment_method_not_offered: () => "Dieser Shop bietet diese Zahlungsart nicht an.",
  vat_number_malformed: () => "Diese USt-IdNr. hat nicht die Form einer USt-IdNr. eines Mitgliedstaats.",
  vat_number_unconfirmed: () => "VIES bestätigt die USt-IdNr. dieses Kontos nicht.",
  wording_changed: () => "Der Text hat sich geändert. Laden Sie ihn neu.",
  address_required: () => "Diese Zahlungsart braucht die Lieferadresse.",
  payment_not_made: () =>
    "Diese Bestellung ist noch nicht bezahlt. Bitte schließen Sie zuerst die Zahlung ab.",
  payment_over: () =>
    "Die Zahlung kam nicht zustande, und nichts wurde abgebucht. Bitte wählen Sie erneut, wie Sie zahlen möchten.",
  payment_given_back: () =>
    "Ihre Zahlung ist eingegangen, aber wir konnten die Bestellung nicht anlegen. Sie erhalten den ganzen Betrag zurück.",
  nothing_to_pay: () => "Für diese Bestellung ist nichts (mehr) zu zahlen.",
  service_not_offered: () => "Dieser Paketdienst bietet diese Lieferart in diesem Land nicht an.",
  carrier_not_connected: ({ carrier = "" }) =>
    `Es ist kein ${carrier}-Konto verbunden: Verwenden Sie die CSV-Datei.`,
  carrier_away: ({ carrier = "Der Paketdienst" }) =>
    `${carrier} antwortet nicht. Versuchen Sie es gleich noch einmal: Kein Etikett wird zweimal bestellt.`,
  carrier_refused: ({ carrier = "Der Paketdienst", name }) =>
    name
      ? `${carrier} lehnt dieses Paket ab: „${name}“.`
      : `${carrier} lehnt dieses Paket ab, ohne einen Grund zu nennen.`,
  carrier_account: ({ carrier = "Der Paketdienst", name = "die Einstellungen" }) =>
    `${carrier} lehnt das Konto ab: Prüfen Sie ${name}.`,
  weight_unknown: ({ carrier = "" }) =>
    `Das Gewicht eines Artikels ist nicht bekannt: Geben Sie es beim Produkt an, oder erstellen Sie das Etikett bei ${carrier}.`,
  parcel_too_heavy: ({ carrier = "", most = 0 }) =>
    `Das Paket wiegt mehr als ${most} kg: ${carrier} befördert es nicht als ein Paket.`,
  label_missing: () => "Für eine dieser Bestellungen gibt es noch kein Etikett.",
  nothing_to_send: () => "Von dieser Bestellung ist nichts mehr zu versenden.",
  order_cancelled: () => "Diese Bestellung ist storniert: Es ist nichts mehr zu zahlen.",
  order_being_paid: () =>
    "Diese Bestellung wurde soeben bezahlt oder wird gerade bezahlt. Warten Sie einen Moment und laden Sie die Seite neu.",
  order_without_email: () =>
    "Diese Bestellung hat keine E-Mail-Adresse, an die ein Link gesendet werden könnte.",
  draft_without_codes: () =>
    "Ein Bestellentwurf nimmt keinen Rabattcode an: Senken Sie den Preis einer Zeile, oder nutzen Sie „Bestellung per Telefon“ in der Verwaltung des Shops.",
  payment_promised: () =>
    "Diese Bestellung wartet bereits auf eine andere Zahlung, über die der Kunde per E-Mail informiert ist.",
  payment_awaited: () =>
    "Diese Bestellung ist noch nicht bezahlt: Vermerken Sie zuerst, dass das Geld eingegangen ist.",
  payment_not_awaited: () =>
    "Diese Bestellung wartet nicht auf eine Zahlung: Sie ist bezahlt oder storniert. Setzen Sie eine stornierte Bestellung zuerst auf „ausstehend“ zurück.",
  payment_amount_differs: ({ amount_cents = 0 }) =>
    `Die Bestellung kostet ${euro(amount_cents)}, eingegangen ist ein anderer Betrag. Bitten Sie den Kunden um den Unterschied, oder senden Sie das Geld zurück und stornieren Sie die Bestellung; vermerken Sie die Zahlung, sobald ${euro(amount_cents)} da sind.`,
  no_store_credit: () =>
    "Der Shop bietet kein Guthaben an: Erstatten Sie das Geld, oder ändern Sie die Bestellung, damit sie etwas anderes kostet.",
  refund_account_required: () =>
    "Diese Bestellung wurde per Überweisung bezahlt: Zahlen Sie das Geld über Ihre Bank zurück, und geben Sie das Konto (eine gültige IBAN) bei einer Erstattung in der Verwaltung an. Danach kann die Bestellung storniert werden.",
}
