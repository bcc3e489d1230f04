package io.millrace.cmmn.builder;

import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.TaskForm;
import java.util.List;

/** Builds a stage. Not thread-safe. Spec: CMMN 1.1 §5.4.8. */
public final class StageBuilder extends PlanBuilder<StageBuilder> {

  StageBuilder(String id) {
    super(id);
  }

  @Override
  StageBuilder self() {
    return this;
  }

  @Override
  PlanItemDefinition definition() {
    return stage(definitionInfo(), List.of(), TaskForm.NONE);
  }
}
