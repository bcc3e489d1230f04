package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.model.CaseModel;
import io.millrace.cmmn.internal.model.PlannedTask;
import io.millrace.common.internal.xml.XmlTag;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads one case. Used once.
 *
 * <p>Spec: CMMN 1.1 §5.4.2, §5.4.6. Without criteria and manual activation a case completes with
 * its last plan item, whatever {@code autoComplete} says.
 */
final class CaseReader {

  private static final Set<String> ANY = Set.of();

  private final CmmnElements elements;
  private final List<XmlTag> planModels = new ArrayList<>();
  private final List<XmlTag> planItems = new ArrayList<>();
  private final Map<String, XmlTag> tasks = new HashMap<>();

  CaseReader(CmmnElements elements) {
    this.elements = elements;
  }

  /** Reads the case whose tag was reached; what is wrong with it is in the log. */
  CaseModel read(XmlTag tag) {
    elements.check(tag, Map.of());
    elements.children(Map.of("casePlanModel", this::readPlanModel));
    if (planModels.size() != 1) {
      elements.refuse(
          CmmnProblem.PLAN_MODEL,
          tag,
          "The case has " + planModels.size() + " elements casePlanModel.");
    }
    planModels.stream().limit(planItems.isEmpty() ? 1 : 0).forEach(this::refuseEmpty);
    var items = planItems.stream().map(this::plannedTask).toList();
    return new CaseModel(tag.attribute("id"), tag.attribute("name"), items);
  }

  private void refuseEmpty(XmlTag planModel) {
    elements.refuse(CmmnProblem.EMPTY_PLAN_MODEL, planModel, "The casePlanModel has no planItem.");
  }

  private void readPlanModel(XmlTag tag) {
    planModels.add(tag);
    elements.check(tag, Map.of("autoComplete", Set.of("true", "false")));
    elements.children(Map.of("planItem", this::readPlanItem, "humanTask", this::readTask));
  }

  private void readPlanItem(XmlTag tag) {
    elements.check(tag, Map.of("definitionRef", ANY));
    elements.children(Map.of());
    planItems.add(tag);
  }

  private void readTask(XmlTag tag) {
    elements.check(tag, Map.of("isBlocking", Set.of("true")));
    elements.children(Map.of());
    tasks.put(tag.attribute("id"), tag);
  }

  private PlannedTask plannedTask(XmlTag item) {
    var reference = item.attribute("definitionRef");
    var task = tasks.get(reference);
    if (task == null) {
      elements.refuse(
          CmmnProblem.DANGLING_REFERENCE,
          item,
          reference == null
              ? "The planItem has no definitionRef."
              : "The planItem refers to '" + reference + "', which is no humanTask here.");
    }
    var name = item.attribute("name");
    return new PlannedTask(
        item.attribute("id"),
        name == null && task != null ? task.attribute("name") : name,
        reference);
  }
}
