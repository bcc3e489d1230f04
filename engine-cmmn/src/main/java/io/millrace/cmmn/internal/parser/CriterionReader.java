package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.model.Criterion;
import io.millrace.cmmn.model.CriterionKind;
import io.millrace.cmmn.model.ExitEventType;
import io.millrace.cmmn.model.ExitType;
import java.util.List;

/**
 * Reads criteria.
 *
 * <p>Spec: CMMN 1.1 §5.4.4.
 */
final class CriterionReader {

  private CriterionReader() {}

  static List<Criterion> read(Element element, CriterionKind kind) {
    return element.children(kind.text()).stream().map(found -> criterion(found, kind)).toList();
  }

  private static Criterion criterion(Element element, CriterionKind kind) {
    var values = new Values(element);
    var isExit = kind == CriterionKind.EXIT;
    return new Criterion(
        element.info(),
        kind,
        values.requiredReference("sentryRef"),
        isExit
            ? values.oneOf("exitType", element.engine("exitType"), ExitType::of, ExitType.DEFAULT)
            : ExitType.DEFAULT,
        isExit
            ? values.oneOf(
                "exitEventType",
                element.engine("exitEventType"),
                ExitEventType::of,
                ExitEventType.EXIT)
            : ExitEventType.EXIT);
  }
}
