package io.millrace.cmmn.internal;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.engine.AdditionalEngine;
import io.millrace.common.internal.engine.SharedEngine;
import io.millrace.common.internal.persistence.Tables;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A CMMN engine that is built upon what a process engine provides.
 *
 * @param settings what was configured for it
 */
public record CmmnAddition(CmmnSettings settings) implements AdditionalEngine {

  private static final SortedSet<String> OF_CASES =
      new TreeSet<>(
          List.of(
              "checkCaseRoles",
              "decisionEvaluator",
              "enableEngineInScripts",
              "historyLevel",
              "httpTaskClient",
              "httpTaskDestinations",
              "httpTaskTimeout",
              "mailSender",
              "maxStepsPerUnitOfWork",
              "scriptLanguages"));

  /**
   * Checks that nothing is set that the process engine decides.
   *
   * @throws BadArgumentException naming what is set
   */
  public CmmnAddition {
    var own = settings.given();
    own.removeAll(OF_CASES);
    if (!own.isEmpty()) {
      throw new BadArgumentException(
          "A CmmnEngineConfiguration that is added to a process engine sets "
              + String.join(", ", own)
              + ": the process engine decides that. Set it there, and here only "
              + String.join(", ", OF_CASES)
              + ".");
    }
  }

  @Override
  public String schemaPart() {
    return "cmmn";
  }

  @Override
  public Tables tables() {
    return CmmnTables.create();
  }

  @Override
  public Object build(SharedEngine shared) {
    return new CmmnEngineBuilding(settings, shared).build(List.of());
  }
}
