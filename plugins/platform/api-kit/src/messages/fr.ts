import type { MisfitField } from "@bon-perroquet/contract/address"
import { formatCents } from "@bon-perroquet/contract/money"
import type { Messages, MessageParams } from "./index"

const euro = (cents: number): string => formatCents(cents, "fr")

const STATUS: Record<NonNullable<MessageParams["status"]>, string> = {
  pending: "en attente",
  paid: "payée",
  preparing: "en préparation",
  shipped: "expédiée",
  delivered: "livrée",
  cancelled: "annulée",
}

const FRESH_PROOF = {
  password: "Confirmez d’abord que c’est bien vous, avec votre mot de passe.",
  code: "Confirmez d’abord que c’est bien vous, avec un code de votre application d’authentification ou un code de secours.",
  sign_in: "Une clé API ne suffit pas pour cela : une personne doit se connecter.",
}

const PART: Record<MisfitField, string> = {
  name: "Le nom",
  company: "Le nom de la société",
  street: "La rue",
  number: "Le numéro",
  box: "La boîte",
  line2: "Le complément d’adresse",
  postal_code: "Le code postal",
  city: "La localité",
  phone: "Le numéro de téléphone",
  note: "La consigne au livreur",
  email: "L’adresse e-mail",
}

export const fr: Messages = {
  invalid_request: () => "La demande n’est pas valable.",
  malformed_body: () => "La demande n’a pas pu être lue : ce n’est pas du JSON valable.",
  unsupported_media_type: () => "La demande doit être envoyée en JSON (application/json).",
  payload_too_large: () => "La demande est trop volumineuse.",
  not_found: () => "Cette adresse n’existe pas.",
  method_not_allowed: () => "Cette opération n’est pas possible à cette adresse.",
  xsrf: () => "La page est ouverte depuis trop longtemps. Rechargez-la et réessayez.",
  too_many_requests: () => "Trop de demandes à la fois. Patientez un instant, puis réessayez.",
  unexpected: () => "Une erreur est survenue de notre côté. Réessayez dans un instant.",
  unavailable: () => "La boutique est momentanément indisponible. Réessayez dans un instant.",
  rhythm_not_offered: () => "Cette fréquence de livraison n’est pas proposée.",
  repeat_not_found: () => "Cette livraison régulière n’existe pas.",
  link_reduces_only: () =>
    "Ce lien permet seulement de sauter une livraison, réduire, mettre en pause ou arrêter. Pour tout autre changement, connectez-vous ou demandez un lien par e-mail.",
  repeat_changed: () => "Autre chose a été modifié depuis : cette modification ne peut plus être annulée.",
  repeat_ended: () =>
    "Cette livraison régulière est terminée : commandez à nouveau pour en commencer une autre.",
  repeat_empty: () =>
    "Il faut au moins un article : pour ne plus rien recevoir, arrêtez la livraison régulière.",
  product_in_stock: () => "Ce produit est de nouveau en stock : vous pouvez l’acheter.",
  favourites_too_many: () => "Vous avez déjà 200 favoris : retirez-en un d’abord.",
  review_not_found: () => "Cet avis n’existe pas, ou n’est plus publié.",
  review_too_early: () => "Vous pourrez donner votre avis une fois la commande livrée.",
  question_not_found: () => "Cette question n’existe plus.",
  questions_waiting: () =>
    "Vous avez déjà cinq questions sans réponse : attendez notre réponse avant d’en poser une autre.",
  address_unverified: () =>
    "Confirmez d’abord votre adresse e-mail : le lien est dans l’e-mail que nous vous avons envoyé.",
  not_in_cart: () => "Ce produit n’est plus dans votre panier.",
  product_not_found: () => "Ce produit n’existe pas ou n’est plus en vente.",
  contrast_too_low: ({ ratio = 1, needed = 4.5 }) =>
    `Cette couleur n’est pas assez lisible : son contraste est de ${ratio.toLocaleString("fr")}:1, il faut au moins ${needed.toLocaleString("fr")}:1.`,
  prefix_in_use: () => "Des documents de l’autre type ont déjà ce préfixe.",
  custom_field_needed: () => "Ce champ doit être rempli pour que le produit soit en vente.",
  information_needed: () =>
    "Ce produit ne peut pas être en vente : ses mentions obligatoires sont incomplètes.",
  weight_needed: () =>
    "La loi exige le prix au kilo ou au litre : indiquez la quantité dans l’unité (« €/500 g », « €/75 cl », « €/pièce ») ou indiquez le poids net.",
  sku_in_use: () => "Un autre produit porte déjà cette référence (SKU).",
  size_twice: () =>
    "Deux formats portent le même nom ou la même référence (SKU). Si un autre format abandonne ce nom, enregistrez-le d’abord.",
  size_sold: ({ name = "" }) =>
    `Le format « ${name} » a déjà été vendu ou est réservé : ne le supprimez pas, mettez son stock à 0.`,
  sale_not_lower: () => "Un prix promotionnel doit être plus bas que le prix habituel.",
  sale_overlaps: () => "Un autre prix promotionnel de ce produit s’applique déjà à ces dates.",
  sale_not_found: () => "Ce prix promotionnel n’existe plus.",
  trade_list_not_found: () => "Cette liste de prix n’existe plus.",
  credit_needs_business: () =>
    "Le paiement sur facture demande un groupe de clients ou un numéro de TVA confirmé par VIES.",
  credit_not_approved: () =>
    "Votre compte ne permet pas de payer sur facture. Choisissez un autre moyen de paiement.",
  credit_limit_exceeded: () =>
    "Cette commande dépasse votre limite de crédit. Payez d’abord des factures ouvertes, ou choisissez un autre moyen de paiement.",
  credit_overdue: () => "Une facture est échue. Payez-la d’abord, ou choisissez un autre moyen de paiement.",
  quote_not_found: () => "Ce devis n’existe pas.",
  quote_needs_trade: () => "Les devis sont réservés aux comptes avec des prix professionnels.",
  quote_closed: () => "Ce devis n’est plus ouvert : il est accepté, refusé, retiré ou échu.",
  quotes_too_many: ({ most = 0 }) =>
    `Vous avez déjà ${most} devis en cours. Attendez une réponse, ou retirez-en un.`,
  trade_minimum_missed: ({ amount_cents = 0 }) =>
    `Commande minimum pour vos prix professionnels : il manque ${euro(amount_cents)} de marchandises hors TVA.`,
  customer_group_in_use: () => "Un groupe porte déjà ce nom.",
  customer_group_not_found: () => "Ce groupe de clients n’existe plus.",
  sizes_elsewhere: () =>
    "Ce produit a d’autres options que son format : ajoutez ses variantes dans Medusa Admin.",
  handle_in_use: ({ handle }) => `Un autre produit a déjà l’adresse « ${handle} ».`,
  category_not_found: () => "Cette catégorie n’existe pas (plus).",
  category_not_empty: () =>
    "Cette catégorie contient encore des produits ou des sous-catégories : fusionnez-la avec une autre.",
  category_handle_in_use: ({ handle }) => `Une autre catégorie a déjà l’adresse « ${handle} ».`,
  category_in_itself: () =>
    "Une catégorie ne peut pas se trouver dans elle-même ni dans l’une de ses sous-catégories.",
  category_parent_hidden: () => "La catégorie au-dessus est masquée : affichez-la d’abord.",
  stock_not_managed: () => "Le stock de ce produit n’est pas géré : il est vendu sans limite.",
  lot_not_found: () => "Ce lot n’existe pas.",
  lot_differs: () =>
    "Un lot de ce numéro existe déjà avec une autre date : corrigez-le, ou indiquez un autre numéro.",
  lot_too_few: ({ available = 0 }) => `Il n’en reste que ${available} à prendre ici.`,
  lot_not_kept: () => "Le stock de ce produit n’est pas suivi par lots.",
  lot_recalled: () => "Ce lot est déjà rappelé.",
  lot_not_recalled: () => "Ce lot n’est pas rappelé.",
  nothing_to_replace: () => "Il ne reste rien à remplacer : ces articles sont déjà remboursés ou remplacés.",
  line_replaced: () => "Ces articles sont déjà remplacés : annulez d’abord la commande de remplacement.",
  order_on_hold: () => "Cette commande est bloquée. Levez d’abord le blocage sur la page de la commande.",
  hold_not_found: () => "Ce blocage n’existe pas ou est déjà levé.",
  edit_open: () =>
    "Une modification de cette commande est inachevée dans Medusa Admin. Terminez-la ou annulez-la d’abord.",
  order_packed: () => "Cette commande est emballée. Déballez-la d’abord.",
  articles_unchanged: () => "Rien n’a changé.",
  articles_all_removed: () => "Une commande contient au moins un article. Annulez plutôt la commande.",
  amount_changed: () => "Le prix a changé entre-temps. Vérifiez à nouveau la différence.",
  unknown_line: () => "La commande n’a pas cette ligne.",
  not_combinable: () =>
    "Seules des commandes en cours d’un même client, pour la même destination, peuvent partir ensemble.",
  parcel_not_found: () => "Ce colis n’existe pas ou a été déballé.",
  parcel_sent: () => "Ce colis est déjà parti.",
  too_many_to_pack: ({ name, available = 0 }) =>
    `Il ne reste que ${available} unités de « ${name} » à emballer.`,
  order_replaced: () =>
    "Des articles de cette commande sont remplacés : annulez d’abord la commande de remplacement.",
  product_held: ({ available = 0 }) =>
    `${available === 1 ? "Une unité est promise" : `${available} unités sont promises`} à des clients. Désactivez le produit et supprimez-le une fois les commandes envoyées.`,
  product_busy: () => "Ce produit est en train d’être modifié ou vendu. Réessayez dans un instant.",
  upload_form_expected: () =>
    "L’image doit être envoyée par un formulaire (multipart/form-data), dans le champ « file ».",
  image_type: () => "Ce fichier n’est pas une image JPEG, PNG, WebP, AVIF ou GIF.",
  image_elsewhere: () =>
    "Cette image se trouve sur un autre site, et la boutique n’affiche que ses propres images. Envoyez-la plutôt ici.",
  image_too_large: () => "L’image est trop lourde : 10 Mo au plus.",
  image_too_many_pixels: () => "L’image a trop de pixels : 50 millions au plus.",
  image_unreadable: () => "L’image n’a pas pu être lue : le fichier est endommagé ou incomplet.",
  storage_full: () =>
    "L’image n’a pas été enregistrée : il n’y a plus de place pour les images. Libérez-en, puis réessayez.",
  csv_expected: () => "Le fichier doit être envoyé en CSV (text/csv).",
  csv_unreadable: ({ line = 1 }) => `Le fichier CSV n’a pas pu être lu (ligne ${line}).`,
  csv_characters: ({ line = 1 }) =>
    `Le fichier contient des caractères que son codage n’a pas (ligne ${line}). Choisissez un autre codage, ou enregistrez-le en « CSV UTF-8 ».`,
  csv_columns: () =>
    "La première ligne doit nommer la colonne « sku » et au moins une autre de l’export, comme « price » ou « stock ».",
  csv_empty: () => "Le fichier ne contient aucune ligne de produit.",
  csv_too_long: () => "Le fichier contient trop de lignes : 150 000 au plus.",
  zip_expected: () => "Le fichier doit être envoyé en ZIP (application/zip).",
  zip_unreadable: () => "Ce fichier n’est pas un ZIP lisible, ou il est incomplet.",
  zip_empty: () => "Le ZIP ne contient aucune image.",
  zip_too_large: () =>
    "Le ZIP est trop volumineux : 1 000 fichiers et 96 Mo décompressés au plus. Faites-en plusieurs.",
  import_not_found: () => "Cet import n’existe pas.",
  import_started: () => "L’import a déjà commencé.",
  import_question: () => "Veuillez d’abord répondre aux questions sur le fichier.",
  picture_unfetched: () => "Une image n’a pas pu être récupérée.",
  import_not_undoable: () => "Seul un import terminé d’un fichier de produits peut être annulé.",
  mapping_name_in_use: () => "Ce nom appartient à des fichiers d’un autre type.",
  mapping_not_found: () => "Cette correspondance n’existe pas.",
  api_key_not_found: () => "Cette clé API n’existe pas.",
  webhook_not_found: () => "Ce webhook n’existe pas.",
  webhook_delivery_not_found: () => "Cet envoi n’existe pas, ou n’existe plus.",
  webhook_address: () => "Indiquez une adresse publique qui commence par https://, sans nom d’utilisateur.",
  webhook_off: () => "Ce webhook est désactivé. Activez-le d’abord.",
  redirect_not_found: () => "Cette redirection n’existe pas.",
  redirect_source: () =>
    "Ceci n’est pas une ancienne adresse, ou la boutique a déjà une page à cette adresse. Exemple : /produit/noix.",
  redirect_target: () =>
    "Ceci n’est pas l’adresse d’une page de cette boutique. Exemple : /products/noix-de-cajou.",
  import_file_gone: () => "Le fichier n’est plus conservé. Veuillez le renvoyer.",
  period_too_long: () => "La période est trop longue, ou finit avant de commencer.",
  out_of_stock: ({ name }) =>
    name ? `« ${name} » est en rupture de stock.` : "Ce produit est en rupture de stock.",
  insufficient_stock: ({ name, available = 0 }) =>
    available === 1
      ? `Il ne reste qu’une unité${name ? ` de « ${name} »` : ""}.`
      : `Il ne reste que ${available} unités${name ? ` de « ${name} »` : ""}.`,
  too_many_transfers: ({ available = 0 }) =>
    `Vous avez déjà ${available} commandes en attente de virement. Payez ou annulez d’abord l’une d’elles, ou payez cette commande par carte.`,
  too_many_held: ({ name, available = 0 }) =>
    `Au plus ${available} unités${name ? ` de « ${name} »` : ""} peuvent être réservées avant paiement. Payez sur la page de paiement ouverte ou annulez-y, ou écrivez-nous pour une commande plus importante.`,
  shop_not_open: () => "La boutique ouvre bientôt : il n’est pas encore possible de commander.",
  cart_frozen: () => "Ce panier vient d’être payé : votre commande est en cours d’enregistrement.",
  cart_busy: () => "Votre panier est en cours de mise à jour. Réessayez dans un instant.",
  cart_empty: () => "Votre panier est vide.",
  not_signed_in: () => "Vous n’êtes pas connecté, ou votre session a expiré. Connectez-vous.",
  administrators_only: () => "Accès refusé : réservé à l’administration de la boutique.",
  channel_not_found: () => "Cette vitrine n’existe pas.",
  role_not_allowed: () => "Votre rôle dans cette boutique ne le permet pas. Un propriétaire peut le changer.",
  last_owner: () => "Il faut un propriétaire à la boutique : nommez d’abord quelqu’un d’autre.",
  administrator_not_found: () => "Cet administrateur n’existe pas.",
  invitation_not_found: () => "Cette invitation n’existe pas.",
  already_invited: () => "Cette personne est déjà invitée ou administratrice.",
  bank_account_missing: () => "Indiquez d’abord le compte bancaire dans les coordonnées.",
  stripe_key_publishable: () =>
    "C’est une clé publique (pk_…). Copiez la clé secrète (sk_…) ou limitée (rk_…).",
  stripe_key_invalid: () =>
    "Stripe n’accepte pas cette clé. Copiez-la entière depuis le tableau de bord de Stripe.",
  stripe_key_rights: () =>
    "Cette clé n’a pas les droits nécessaires. Utilisez la clé secrète, ou donnez à la clé limitée les droits de la documentation.",
  stripe_unreachable: () => "Stripe ne répond pas : réessayez dans un instant.",
  stripe_key_overridden: () => "Le serveur impose une autre clé. Elle se change dans son environnement.",
  address_not_public: () =>
    "Cette adresse n’est pas publique. Une adresse publique commence par https:// et n’appartient pas à un réseau privé.",
  address_unreachable: () =>
    "Rien ne répond à cette adresse en https. Vérifiez le nom de domaine, le certificat et le serveur.",
  address_other_shop: () => "Une autre boutique ou un autre site répond à cette adresse.",
  shop_address_overridden: () =>
    "Le serveur impose une autre adresse. Elle se change dans son environnement.",
  stripe_other_account: ({ name = "" }) =>
    `La boutique a encaissé de l’argent réel avec le compte ${name}. Ses remboursements passent par ce compte : entrez une clé réelle (live) de ce compte.`,
  mail_server_unreachable: () =>
    "Le serveur d’e-mail est injoignable. Vérifiez l’adresse, le port et le chiffrement.",
  mail_server_login: () => "Le serveur d’e-mail refuse cet utilisateur et ce mot de passe.",
  mail_server_refused: () => "Le serveur d’e-mail a refusé l’e-mail d’essai. Vérifiez l’expéditeur.",
  brevo_key: () => "Brevo n’accepte pas cette clé API.",
  brevo_list: () => "Choisissez une liste de ce compte Brevo.",
  brevo_unreachable: () => "Brevo n’a pas répondu. Réessayez dans quelques minutes.",
  invalid_credentials: () => "Adresse e-mail ou mot de passe incorrect.",
  mfa_required: () => "Ce compte demande un code : saisissez celui de votre application d’authentification.",
  wrong_code: () => "Ce code n’est pas correct, ou il a déjà servi. Attendez le suivant.",
  fresh_proof_required: ({ proof = "password", in_medusa_admin }) =>
    FRESH_PROOF[proof] +
    (in_medusa_admin && proof !== "sign_in"
      ? " Dans Medusa Admin, ouvrez « Confirmer mon identité » dans le menu principal, puis recommencez."
      : ""),
  second_factor_required: () =>
    "La boutique demande une double authentification : activez-la dans votre compte, sous « Sécurité ».",
  second_factor_missing: () => "Activez d’abord la double authentification de votre propre compte.",
  second_factor_active: () => "La double authentification est déjà active.",
  own_second_factor: () =>
    "Retirez votre propre double authentification avec un code, dans votre compte, sous « Sécurité ».",
  session_not_found: () => "Cette session est déjà terminée.",
  email_in_use: () => "Cette adresse e-mail a déjà un compte.",
  password_too_short: ({ least = 0 }) => `Ce mot de passe est trop court : ${least} caractères au moins.`,
  password_too_common: () =>
    "Ce mot de passe est trop facile à deviner : c’est un mot courant ou votre adresse, avec ou sans chiffres. Prenez plutôt trois mots sans rapport.",
  password_required: () => "Veuillez saisir le mot de passe de ce compte.",
  wrong_password: () => "Le mot de passe n’est pas correct.",
  administrator_account: () => "Un compte d’administrateur ne peut pas être supprimé ici.",
  link_expired: () => "Ce lien n’est plus valable. Demandez-en un nouveau.",
  address_not_found: () => "Cette adresse n’existe pas dans votre carnet.",
  outside_delivery_area: ({ postal_code = "", name = "" }) =>
    `Nous ne livrons pas à ${postal_code} (${name}), hors du territoire TVA de l’Union européenne.`,
  post_box_not_served: () =>
    "Un colis ne peut pas être livré à une boîte postale. Indiquez une rue, ou choisissez un point d’enlèvement.",
  field_post_not_served: () => "Le transporteur ne livre pas aux secteurs postaux militaires.",
  label_too_long: ({ part = "street", name = "", most = 0, suggestion }) =>
    `${PART[part]} « ${name} » ne tient pas sur l’étiquette du colis (${most} caractères au plus).${suggestion ? ` Écrivez par exemple « ${suggestion} ».` : ""}`,
  label_sender_too_long: ({ part = "name", name = "", most = 0 }) =>
    `Dans vos coordonnées de commerçant : ${PART[part]} « ${name} » ne tient pas sur l’étiquette (${most} caractères au plus). Changez-les dans les réglages.`,
  points_unavailable: () =>
    "La liste des points d’enlèvement n’est pas disponible pour l’instant. Réessayez, ou choisissez la livraison à domicile.",
  too_many_addresses: () => "Votre carnet d’adresses est plein. Supprimez une adresse pour en ajouter une.",
  order_not_found: () => "Cette commande n’existe pas.",
  message_not_found: () => "Ce message n’existe plus.",
  refund_not_failed: () => "Ce remboursement n’a pas échoué, ou quelqu’un s’en est déjà occupé.",
  message_not_failed: () => "L’envoi de ce message n’a pas échoué : il n’y a rien à réessayer.",
  customer_not_found: () => "Ce client n’existe pas ou a été supprimé.",
  note_not_found: () => "Cette note n’existe plus.",
  message_not_sent: () => "Ce message n’a pas encore été envoyé : il ne peut donc pas être renvoyé.",
  message_is_private: () =>
    "Ce message contient un lien qui ouvre un compte : il ne peut pas être renvoyé. Le client peut en demander un nouveau.",
  message_sent_often: () => "Ce message a déjà été renvoyé trois fois. Écrivez plutôt au client.",
  document_not_found: () => "Ce document n’existe pas.",
  e_invoice_handed_over: () => "Ce document est déjà en route, ou arrivé.",
  order_without_vat: () =>
    "Cette commande est vendue sans TVA : passez une nouvelle commande pour la même entreprise au lieu d’ajouter des articles.",
  order_money_refunded: () =>
    "Cette commande est remboursée : passez une nouvelle commande au lieu d’ajouter des articles.",
  new_line_needed: () =>
    "Cette ligne a une remise ou a été réduite : ajoutez les unités sur une nouvelle ligne.",
  amount_too_small: () => "Un paiement doit atteindre au moins 0,50 €. Ajoutez un article à votre panier.",
  promotion_unknown: ({ name }) =>
    name ? `Le code « ${name} » n’existe pas. Vérifiez son orthographe.` : "Ce code n’existe pas.",
  promotion_not_begun: ({ name }) => `Le code « ${name} » n’est pas encore valable.`,
  promotion_expired: ({ name }) => `Le code « ${name} » a expiré.`,
  promotion_used_up: ({ name }) => `Le code « ${name} » a déjà été utilisé autant de fois que possible.`,
  promotion_below_minimum: ({ name, amount_cents = 0 }) =>
    `Le code « ${name} » est valable à partir de ${euro(amount_cents)} d’achats.`,
  promotion_not_applicable: ({ name }) => `Le code « ${name} » ne s’applique pas à cette commande.`,
  promotion_too_many: () => "Cette commande ne peut pas cumuler davantage de codes.",
  promotion_not_found: () => "Cette promotion n’existe pas (plus).",
  promotion_code_in_use: () => "Une autre promotion porte déjà ce code.",
  promotion_used: () => "Cette promotion a déjà été utilisée, ou l’est en ce moment : terminez-la plutôt.",
  promotion_used_more: () => "Cette promotion a déjà été utilisée plus souvent que cela.",
  promotion_not_simple: () =>
    "Cette promotion a plus de règles que ce formulaire : modifiez-la dans Medusa Admin.",
  country_not_found: () => "La boutique ne livre pas dans ce pays.",
  country_in_use: () => "Quelqu’un a commencé à y acheter : fermez le pays plutôt.",
  country_not_own: () =>
    "Ce pays reste ouvert : c’est celui de la boutique, ou il partage ses réglages avec d’autres.",
  no_delivery_set: () =>
    "La livraison n’est pas configurée : il faut dans Medusa Admin un emplacement qui livre et un profil d’expédition par défaut.",
  price_for_some: () =>
    "Un prix pour un pays n’est pas possible : la boutique affiche et facture le même prix partout. Un prix pour un groupe de clients doit être dans une liste de prix.",
  price_not_in_cents: () => "Un prix en euros compte au plus deux décimales.",
  price_quantity_odd: () =>
    "Les quantités d’un prix sont des nombres entiers à partir de 1, le minimum ne dépassant pas le maximum.",
  price_for_one_missing: () =>
    "Il manque le prix normal : un prix en euros sans quantité minimale ni maximale. Les prix par quantité s’y ajoutent.",
  price_changed: () => "Le total a changé entre-temps. Vérifiez votre commande avant de payer.",
  rest_changed: ({ amount_cents = 0 }) =>
    `Le montant d’une carte-cadeau a changé : il reste ${euro(amount_cents)} à payer. Vérifiez avant de payer.`,
  gift_card_unknown: () => "Cette carte-cadeau n’est pas valable. Vérifiez son code.",
  gift_card_issued: () =>
    "Une carte-cadeau a déjà été émise pour cette demande. Son code n’est montré qu’une fois.",
  gift_card_too_many: () => "Cette commande ne peut pas utiliser davantage de cartes-cadeaux.",
  gift_card_not_active: () =>
    "Cette carte-cadeau est bloquée, expirée ou remplacée. Choisissez une carte active.",
  gift_card_replaced: () => "Cette carte-cadeau a été remplacée. Utilisez la nouvelle carte.",
  gift_card_spent: () =>
    "Une partie de cette carte est dépensée ou réservée, ou la carte est déjà remboursée.",
  gift_card_day: () => "La carte peut être envoyée d’aujourd’hui à dans un an. Choisissez un autre jour.",
  store_credit_empty: () => "Votre compte n’a pas d’avoir à utiliser.",
  store_credit_left: ({ amount_cents = 0 }) =>
    `Votre compte a encore un avoir de ${euro(amount_cents)}. Utilisez-le, ou confirmez que vous y renoncez.`,
  store_credit_unsettled: ({ amount_cents = 0 }) =>
    `Ce client a encore un avoir de ${euro(amount_cents)}. Remboursez-le, puis bloquez l’avoir : la suppression du compte le soldera.`,
  store_credit_unavailable: () =>
    "Ce remboursement ne peut pas devenir un avoir : il faut un compte client, une commande qui n’est pas payée sur facture, et le paiement par avoir activé.",
  origin_not_allowed: () => "Le paiement ne peut pas être ouvert depuis ce site.",
  delivery_not_available: () => "Ce mode de livraison n’est pas proposé pour ce pays.",
  delivery_point_required: () =>
    "Choisissez le point d’enlèvement ou le distributeur de colis où le colis vous attendra.",
  checkout_not_found: () => "Cette session de paiement n’existe pas.",
  payment_unavailable: () =>
    "Le service de paiement ne répond pas. Si vous n’avez pas encore payé, rien n’a été débité : réessayez dans un instant.",
  payment_unknown: () =>
    "Le service de paiement ne répond pas : nous ne savons pas encore si votre paiement est arrivé. Si vous avez payé, ne payez pas une seconde fois : votre commande ou votre remboursement est en route, et nous vous écrirons.",
  email_refused: () =>
    "Le service de paiement refuse cette adresse e-mail. Vérifiez-la ou donnez-en une autre.",
  invalid_signature: () => "La signature de ce message n’est pas valable.",
  changed_meanwhile: () => "Quelqu’un d’autre a modifié ceci entre-temps. Rien n’a été enregistré.",
  order_changed: ({ status }) =>
    status
      ? `Cette commande a changé entre-temps : elle est maintenant « ${STATUS[status]} ».`
      : "Cette commande a changé entre-temps.",
  order_refunded: () => "Cette commande est remboursée : elle reste annulée.",
  order_busy: () =>
    "Quelqu’un d’autre modifie cette commande, ou son paiement vient d’arriver. Réessayez dans un instant.",
  order_refused: () =>
    "Medusa refuse ce changement. Ouvrez la commande dans Medusa Admin : une modification y est peut-être en cours.",
  parcel_shared: () => "Cette commande partage un colis avec une autre : déballez-la d’abord.",
  parcel_left: () => "Le colis est parti : sa livraison ne peut plus changer.",
  delivery_changes_vat: () =>
    "Une autre TVA s’applique dans ce pays, et une commande ne peut pas en changer après la vente. Annulez la commande et passez-la à nouveau par téléphone.",
  delivery_price_changed: ({ amount_cents = 0 }) =>
    `Le prix de cette livraison a changé : la différence est maintenant de ${euro(amount_cents)}. Vérifiez-la et enregistrez à nouveau.`,
  refund_too_much: ({ amount_cents = 0 }) => `Le remboursement ne peut plus dépasser ${euro(amount_cents)}.`,
  refund_amount_differs: ({ amount_cents = 0 }) =>
    `Votre sélection atteint ${euro(amount_cents)}, et non le montant du remboursement.`,
  refund_unknown_part: () => "La commande n’a pas cette ligne ou ce taux de TVA.",
  refund_not_found: () => "Cette commande n’a pas de remboursement de ce type à attribuer.",
  refund_disputed: () =>
    "Le client conteste ce paiement : sa banque a repris l’argent. Répondez au litige, ne remboursez pas en plus.",
  refund_key_reused: () => "Un autre remboursement a déjà été demandé avec cette clé.",
  refund_refused: () =>
    "Le service de paiement refuse ce remboursement. Vérifiez le paiement dans son propre tableau de bord.",
  refund_unavailable: () =>
    "Le service de paiement ne répond pas. Rien n’a été remboursé ; réessayez dans un instant.",
  refund_pending: () =>
    "Le service de paiement ne répond pas. Le remboursement est enregistré et sera effectué dès qu’il répond.",
  withdrawal_too_late: () =>
    "Le délai de rétractation de 14 jours après la livraison est écoulé. Contactez-nous en cas de problème.",
  withdrawal_perishable: () =>
    "Ces articles sont des denrées périssables : le droit de rétractation ne s’y applique pas. S’ils sont abîmés ou ne sont pas les bons, écrivez-nous.",
  withdrawal_not_possible: () =>
    "Il n’y a pas d’achat en cours dont vous pourriez vous rétracter : la commande n’est pas payée ou elle est annulée.",
  withdrawal_unknown_item: () => "Cet article n’est pas dans cette commande en cette quantité.",
  order_field_needed: () => "Remplissez ce champ pour commander.",
  extra_not_offered: () => "Cet extra n’est plus proposé. Rechargez la page pour voir ceux qui le sont.",
  payment_method_not_offered: () => "Cette boutique ne propose pas ce moyen de paiement.",
  vat_number_malformed: () => "Ce numéro de TVA n’a pas la forme d’un numéro de TVA d’un État membre.",
  vat_number_unconfirmed: () => "VIES ne confirme pas le numéro de TVA de ce compte.",
  wording_changed: () => "Le texte a changé. Rechargez-le.",
  address_required: () => "Ce moyen de paiement demande l’adresse de livraison.",
  payment_not_made: () => "Cette commande n’est pas encore payée. Veuillez d’abord terminer le paiement.",
  payment_over: () =>
    "Le paiement n’a pas abouti et rien n’a été débité. Veuillez choisir à nouveau comment payer.",
  payment_given_back: () =>
    "Votre paiement est arrivé, mais nous n’avons pas pu créer la commande. La totalité vous est remboursée.",
  nothing_to_pay: () => "Il n’y a rien (ou plus rien) à payer pour cette commande.",
  service_not_offered: () => "Ce transporteur n’offre pas ce mode de livraison dans ce pays.",
  carrier_not_connected: ({ carrier = "" }) =>
    `Aucun compte ${carrier} n’est relié : utilisez le fichier CSV.`,
  carrier_away: ({ carrier = "Le transporteur" }) =>
    `${carrier} ne répond pas. Réessayez dans un instant : aucune étiquette ne sera commandée deux fois.`,
  carrier_refused: ({ carrier = "Le transporteur", name }) =>
    name ? `${carrier} refuse ce colis : « ${name} ».` : `${carrier} refuse ce colis, sans donner de raison.`,
  carrier_account: ({ carrier = "Le transporteur", name = "les réglages" }) =>
    `${carrier} refuse le compte : vérifiez ${name}.`,
  weight_unknown: ({ carrier = "" }) =>
    `Le poids d’un article n’est pas connu : indiquez-le sur sa fiche, ou créez l’étiquette chez ${carrier}.`,
  parcel_too_heavy: ({ carrier = "", most = 0 }) =>
    `Le colis pèse plus de ${most} kg : ${carrier} ne le transporte pas en un seul colis.`,
  label_missing: () => "Il n’y a pas encore d’étiquette pour une de ces commandes.",
  nothing_to_send: () => "Il n’y a plus rien à envoyer pour cette commande.",
  order_cancelled: () => "Cette commande est annulée : il n’y a plus rien à payer.",
  order_being_paid: () =>
    "Cette commande vient d’être payée ou est en cours de paiement. Attendez un instant, puis rechargez la page.",
  order_without_email: () => "Cette commande n’a pas d’adresse e-mail à laquelle envoyer un lien.",
  draft_without_codes: () =>
    "Une commande provisoire n’accepte pas de code promo : baissez le prix d’une ligne, ou passez par « Commande par téléphone » dans le tableau de bord de la boutique.",
  payment_promised: () => "Cette commande attend déjà un autre paiement, annoncé au client par e-mail.",
  payment_awaited: () => "Cette commande n’est pas encore payée : signalez d’abord que l’argent est arrivé.",
  payment_not_awaited: () =>
    "Cette commande n’attend pas de paiement : elle est payée ou annulée. Remettez d’abord une commande annulée « en attente ».",
  payment_amount_differs: ({ amount_cents = 0 }) =>
    `La commande coûte ${euro(amount_cents)}, c’est un autre montant qui est arrivé. Demandez la différence au client, ou renvoyez l’argent et annulez la commande ; signalez le paiement quand les ${euro(amount_cents)} sont là.`,
  no_store_credit: () =>
    "La boutique ne propose pas d’avoir : remboursez l’argent, ou modifiez la commande pour en changer le prix.",
  refund_account_required: () =>
    "Cette commande a été payée par virement : remboursez l’argent depuis votre banque et indiquez le compte (un IBAN valable) dans un remboursement du tableau de bord. La commande peut ensuite être annulée.",
}
