export { changeParcel } from "./change-parcel"
