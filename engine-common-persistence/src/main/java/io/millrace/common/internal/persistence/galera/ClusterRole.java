package io.millrace.common.internal.persistence.galera;

/** What a server of MySQL or MariaDB is to a Galera cluster. */
public enum ClusterRole {
  /** It is a node of a cluster. */
  NODE,
  /** It is a single server now, and could be a node when it is started another time. */
  ALONE,
  /** It was built without Galera. */
  UNFIT
}
