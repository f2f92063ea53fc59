/** The ten features by which products are filtered (specification 1, section 9), in Greek. */
export const featureNames: Readonly<Record<string, string>> = {
  hd_resolution: 'Ανάλυση HD',
  night_vision: 'Νυχτερινή λήψη',
  waterproof: 'Αδιάβροχο',
  wifi: 'WiFi',
  motion_detection: 'Ανίχνευση κίνησης',
  cloud_storage: 'Αποθήκευση στο cloud',
  mobile_app: 'Εφαρμογή κινητού',
  two_way_audio: 'Αμφίδρομος ήχος',
  ai_analytics: 'Ανάλυση με AI',
  smart_alerts: 'Έξυπνες ειδοποιήσεις',
};

/** The Greek names of features; an unknown feature is named by its id. */
export const nameFeatures = (ids: readonly string[]) =>
  ids.map((id) => ({ id, name: featureNames[id] ?? id }));
