package io.millrace.common.internal.persistence;

import java.util.List;

/** Brings flushes to the database. Stateless but for the texts it has rendered; thread-safe. */
interface FlushShipper {

  /** Parts a plan into what is sent at once; at least one part. */
  List<Trip> trips(FlushPlan plan);

  /** Tells whether the last trip may end with the commit. */
  boolean carriesCommit();
}
