export const mapViews = ['zones', 'threats', 'network'] as const;
export type MapView = (typeof mapViews)[number];
