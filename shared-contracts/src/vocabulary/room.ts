/** Kinds of rooms to let. */
export const ROOM_TYPES = ['single', 'double', 'triple', 'multiple'] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

/** Whether a bed of the room or the whole room is let. */
export const ROOM_RENTALS = ['bed', 'complete'] as const;
export type RoomRental = (typeof ROOM_RENTALS)[number];
