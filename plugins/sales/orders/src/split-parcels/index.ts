/** Parcels with a part of an order's goods. */
export { changeParcel } from "./change-parcel"
