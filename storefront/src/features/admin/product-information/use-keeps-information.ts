import { useToday } from "@bon-perroquet/shop-react/admin"

/** Returns true if the shop has the optional plugin for mandatory product information. */
export function useKeepsInformation(): boolean {
  const { data } = useToday()
  return data !== undefined && data.uninformed !== null
}
