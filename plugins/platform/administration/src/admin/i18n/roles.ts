import type { SameKeys } from "@bon-perroquet/admin-kit"

export const rolesFr = {
  title: "Rôles",
  hint: "Ce que chacun peut faire, ici et dans le tableau de bord de la boutique.",
  none: "Pas encore de rôle",
  names: { owner: "Propriétaire", orders: "Commandes", goods: "Produits", accounting: "Comptabilité" },
  saved: "Rôle modifié.",
  failed: "Le rôle n’a pas pu être modifié.",
  lastOwner: "Il faut un propriétaire à la boutique : nommez d’abord quelqu’un d’autre.",
  invite: {
    title: "Inviter avec un rôle",
    hint: "Le lien à transmettre apparaît parmi les invitations. Une invitation sans rôle ne donne accès à rien.",
    email: "E-mail",
    role: "Rôle",
    send: "Inviter",
    done: "Invitation créée.",
    failed: "L’invitation n’a pas pu être créée.",
  },
}

export const rolesNl: SameKeys<typeof rolesFr> = {
  title: "Rollen",
  hint: "Wat iedereen mag doen, hier en in het dashboard van de winkel.",
  none: "Nog geen rol",
  names: { owner: "Eigenaar", orders: "Bestellingen", goods: "Producten", accounting: "Boekhouding" },
  saved: "Rol gewijzigd.",
  failed: "De rol kon niet worden gewijzigd.",
  lastOwner: "Een winkel heeft een eigenaar nodig: wijs eerst iemand anders aan.",
  invite: {
    title: "Uitnodigen met een rol",
    hint: "De link die u doorgeeft, staat bij de uitnodigingen. Een uitnodiging zonder rol geeft nergens toegang toe.",
    email: "E-mail",
    role: "Rol",
    send: "Uitnodigen",
    done: "Uitnodiging gemaakt.",
    failed: "De uitnodiging kon niet worden gemaakt.",
  },
}

export const rolesEn: SameKeys<typeof rolesFr> = {
  title: "Roles",
  hint: "What each person may do, here and in the shop’s dashboard.",
  none: "No role yet",
  names: { owner: "Owner", orders: "Orders", goods: "Products", accounting: "Accounting" },
  saved: "Role changed.",
  failed: "The role could not be changed.",
  lastOwner: "A shop needs an owner: make somebody else an owner first.",
  invite: {
    title: "Invite to a role",
    hint: "You find the link to pass on among the invitations. An invitation without a role gives access to nothing.",
    email: "E-mail",
    role: "Role",
    send: "Invite",
    done: "Invitation created.",
    failed: "The invitation could not be created.",
  },
}

export const rolesDe: SameKeys<typeof rolesFr> = {
  title: "Rollen",
  hint: "Was jede Person tun darf, hier und in der Verwaltung des Shops.",
  none: "Noch keine Rolle",
  names: { owner: "Inhaber", orders: "Bestellungen", goods: "Produkte", accounting: "Buchhaltung" },
  saved: "Rolle geändert.",
  failed: "Die Rolle konnte nicht geändert werden.",
  lastOwner: "Ein Shop braucht eine Inhaberin oder einen Inhaber: Bestimmen Sie zuerst jemand anderen.",
  invite: {
    title: "Mit einer Rolle einladen",
    hint: "Der Link zum Weitergeben steht bei den Einladungen. Eine Einladung ohne Rolle gibt zu nichts Zugang.",
    email: "E-Mail",
    role: "Rolle",
    send: "Einladen",
    done: "Einladung erstellt.",
    failed: "Die Einladung konnte nicht erstellt werden.",
  },
}
