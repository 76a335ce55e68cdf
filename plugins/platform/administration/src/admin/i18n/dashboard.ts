import type { SameKeys } from "@bon-perroquet/admin-kit"

export const dashboardFr = { title: "Tableau de bord de la boutique", open: "Ouvrir dans le tableau de bord" }
export const dashboardNl: SameKeys<typeof dashboardFr> = {
  title: "Dashboard van de winkel",
  open: "Openen in het dashboard",
}
export const dashboardEn: SameKeys<typeof dashboardFr> = {
  title: "The shop’s dashboard",
  open: "Open in the dashboard",
}
export const dashboardDe: SameKeys<typeof dashboardFr> = {
  title: "Verwaltung des Shops",
  open: "In der Verwaltung öffnen",
}
