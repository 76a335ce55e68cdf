import type { Messages } from "./index"

export const fr: Messages = {
  invalid_request: ({ field }) =>
    field ? `La valeur de « ${field} » n’est pas valable.` : "La demande n’est pas valable.",
  malformed_body: () => "La demande n’a pas pu être lue : ce n’est pas du JSON valable.",
  unsupported_media_type: () => "La demande doit être envoyée en JSON (application/json).",
  payload_too_large: () => "La demande est trop volumineuse.",
  not_found: () => "Cette adresse n’existe pas.",
  method_not_allowed: () => "Cette opération n’est pas possible à cette adresse.",
  xsrf: () => "La page est ouverte depuis trop longtemps. Rechargez-la et réessayez.",
  too_many_requests: () => "Trop de demandes à la fois. Patientez un instant, puis réessayez.",
  unexpected: () => "Une erreur est survenue de notre côté. Réessayez dans un instant.",
  unavailable: () => "La boutique est momentanément indisponible. Réessayez dans un instant.",
  product_not_found: () => "Ce produit n’existe pas ou n’est plus en vente.",
  out_of_stock: ({ name }) =>
    name ? `« ${name} » est en rupture de stock.` : "Ce produit est en rupture de stock.",
  insufficient_stock: ({ name, available = 0 }) =>
    available === 1
      ? `Il ne reste qu’une unité${name ? ` de « ${name} »` : ""}.`
      : `Il ne reste que ${available} unités${name ? ` de « ${name} »` : ""}.`,
  cart_frozen: () => "Ce panier vient d’être payé : votre commande est en cours d’enregistrement.",
  cart_busy: () => "Votre panier est en cours de mise à jour. Réessayez dans un instant.",
  cart_empty: () => "Votre panier est vide.",
  not_signed_in: () => "Vous n’êtes pas connecté, ou votre session a expiré. Connectez-vous.",
  administrators_only: () => "Accès refusé : réservé à l’administration de la boutique.",
  invalid_credentials: () => "Adresse e-mail ou mot de passe incorrect.",
  mfa_required: () => "Ce compte demande une deuxième vérification : connectez-vous dans Medusa Admin.",
  email_in_use: () => "Cette adresse e-mail a déjà un compte.",
  password_too_common: () => "Ce mot de passe est trop facile à deviner. Choisissez-en un autre.",
  wrong_password: () => "Le mot de passe n’est pas correct.",
  administrator_account: () => "Un compte d’administration ne se supprime pas ici.",
  link_expired: () => "Ce lien n’est plus valable. Demandez-en un nouveau.",
  address_not_found: () => "Cette adresse n’existe pas dans votre carnet.",
  too_many_addresses: () => "Votre carnet d’adresses est plein. Supprimez une adresse pour en ajouter une.",
  order_not_found: () => "Cette commande n’existe pas.",
  document_not_found: () => "Ce document n’existe pas.",
  price_changed: () => "Le total a changé entre-temps. Vérifiez votre commande avant de payer.",
  origin_not_allowed: () => "Le paiement ne peut pas être ouvert depuis ce site.",
  delivery_not_available: () => "Ce mode de livraison n’est pas proposé pour ce pays.",
  checkout_not_found: () => "Cette session de paiement n’existe pas.",
  payment_unavailable: () =>
    "Le service de paiement ne répond pas. Rien n’a été débité ; réessayez dans un instant.",
  invalid_signature: () => "La signature de ce message n’est pas valable.",
}
