package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.ApplicabilityRule;
import io.millrace.cmmn.model.CaseFileItem;
import io.millrace.cmmn.model.CaseParameter;
import io.millrace.cmmn.model.CmmnElement;
import io.millrace.cmmn.model.ItemControl;
import io.millrace.cmmn.model.ItemRule;
import io.millrace.cmmn.model.Sentry;
import io.millrace.cmmn.model.Task;
import java.util.stream.Stream;

/**
 * Case file items refer to each other and to definitions; conditions and parameters refer to case
 * file items. Spec: CMMN 1.1 §5.3.2.
 */
final class CaseFileRefersToItems implements CaseRule {

  @Override
  public void check(CheckedCase checked, Problems problems) {
    var references = new References(checked, problems);
    checked.all(CaseFileItem.class).forEach(item -> check(item, references));
    checked.controls().forEach(control -> check(control, references));
    checked
        .all(Sentry.class)
        .filter(sentry -> sentry.ifPart() != null)
        .forEach(sentry -> context(sentry, sentry.ifPart().contextRef(), references));
    checked
        .all(ApplicabilityRule.class)
        .forEach(rule -> context(rule, rule.contextRef(), references));
    parameters(checked)
        .forEach(parameter -> context(parameter, parameter.bindingRef(), references));
  }

  private static Stream<CaseParameter> parameters(CheckedCase checked) {
    var ofCase =
        Stream.concat(checked.checked().inputs().stream(), checked.checked().outputs().stream());
    var ofTasks =
        checked
            .all(Task.class)
            .flatMap(
                task ->
                    Stream.concat(task.task().inputs().stream(), task.task().outputs().stream()));
    return Stream.concat(ofCase, ofTasks);
  }

  private static void check(CaseFileItem item, References references) {
    var definitions = references.checked().model();
    var isKnown =
        item.definitionRef() == null
            || !definitions.imports().isEmpty() // it may stand in another file, which nobody reads
            || definitions.caseFileItemDefinitions().stream()
                .anyMatch(definition -> item.definitionRef().equals(definition.id()));
    if (!isKnown) {
      references.dangling(item, item.definitionRef(), "caseFileItemDefinition");
    }
    context(item, item.sourceRef(), references);
    item.targetRefs().forEach(target -> context(item, target, references));
  }

  private static void check(ItemControl control, References references) {
    var repetition = control.repetitionRule() == null ? null : control.repetitionRule().rule();
    Stream.of(
            control.requiredRule(),
            control.manualActivationRule(),
            repetition,
            control.completionNeutralRule())
        .filter(rule -> rule != null)
        .forEach((ItemRule rule) -> context(rule, rule.contextRef(), references));
  }

  private static void context(CmmnElement owner, String reference, References references) {
    references.check(owner, reference, CaseFileItem.class, "caseFileItem");
  }
}
