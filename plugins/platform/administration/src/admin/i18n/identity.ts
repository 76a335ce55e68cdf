import type { SameKeys } from "@bon-perroquet/admin-kit"

export const identityFr = {
  title: "Confirmer mon identité",
  hint: "Les actions sensibles (administrateurs, invitations, clés API, double authentification, exports) demandent une confirmation de moins de cinq minutes.",
  password: "Mot de passe",
  code: "Code de l’application d’authentification, ou code de secours",
  send: "Confirmer",
  done: "Identité confirmée. Vous avez cinq minutes pour terminer l’action.",
  failed: "Cela n’a pas fonctionné. Vérifiez votre saisie et réessayez.",
  back: "Revenir à la page précédente",
}

export const identityNl: SameKeys<typeof identityFr> = {
  title: "Mijn identiteit bevestigen",
  hint: "Gevoelige acties (beheerders, uitnodigingen, API-sleutels, tweestapsverificatie, exports) vragen een bevestiging van hoogstens vijf minuten oud.",
  password: "Wachtwoord",
  code: "Code van de authenticatie-app, of een herstelcode",
  send: "Bevestigen",
  done: "Identiteit bevestigd. U hebt vijf minuten om de actie af te ronden.",
  failed: "Dat is niet gelukt. Controleer uw invoer en probeer het opnieuw.",
  back: "Terug naar de vorige pagina",
}

export const identityEn: SameKeys<typeof identityFr> = {
  title: "Confirm it’s you",
  hint: "Sensitive actions (administrators, invitations, API keys, two-step verification, exports) need a confirmation that is at most five minutes old.",
  password: "Password",
  code: "Code from your authenticator app, or a recovery code",
  send: "Confirm",
  done: "Confirmed. You have five minutes to finish the action.",
  failed: "That did not work. Check what you typed and try again.",
  back: "Back to the previous page",
}

export const identityDe: SameKeys<typeof identityFr> = {
  title: "Identität bestätigen",
  hint: "Sensible Aktionen (Administratoren, Einladungen, API-Schlüssel, Bestätigung in zwei Schritten, Exporte) verlangen eine Bestätigung, die höchstens fünf Minuten alt ist.",
  password: "Passwort",
  code: "Code der Authenticator-App oder ein Wiederherstellungscode",
  send: "Bestätigen",
  done: "Bestätigt. Sie haben fünf Minuten, um die Aktion abzuschließen.",
  failed: "Das hat nicht funktioniert. Prüfen Sie Ihre Eingabe und versuchen Sie es noch einmal.",
  back: "Zurück zur vorherigen Seite",
}
