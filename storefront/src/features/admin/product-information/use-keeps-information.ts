import { useToday } from "@bon-perroquet/shop-react/admin"

/** Returns whether the optional plugin for product information is installed. */
export function useKeepsInformation(): boolean {
  const { data } = useToday()
  return data !== undefined && data.uninformed !== null
}
