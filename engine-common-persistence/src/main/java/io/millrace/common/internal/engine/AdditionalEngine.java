package io.millrace.common.internal.engine;

import io.millrace.common.EnginePart;
import io.millrace.common.internal.persistence.Tables;

/** An engine that is to be built upon what another one provides. */
public interface AdditionalEngine extends EnginePart {

  /** Returns the part of the schema that holds its tables, such as {@code cmmn}. */
  String schemaPart();

  /** Returns all tables it works with, the shared ones among them. */
  Tables tables();

  /**
   * Builds the engine.
   *
   * @return the engine as the application sees it; the other engine closes what they share
   */
  Object build(SharedEngine shared);
}
