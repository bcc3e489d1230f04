package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.model.CallMappings;
import io.millrace.cmmn.model.CalledDefinition;
import io.millrace.cmmn.model.CaseParameter;
import io.millrace.cmmn.model.CaseTask;
import io.millrace.cmmn.model.CmmnElement;
import io.millrace.cmmn.model.CmmnModel;
import io.millrace.cmmn.model.ExternalDefinition;
import io.millrace.cmmn.model.ParameterMapping;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.ProcessTask;
import io.millrace.cmmn.model.TaskSettings;
import io.millrace.cmmn.model.VariableMapping;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Says what tasks call in the words of the engine: a declaration of a process becomes its key, and
 * parameters become variables of their names. An input or output that no parameter mapping names
 * passes under its own name.
 *
 * <p>Spec: CMMN 1.1 §5.4.7, §5.4.10.2.
 *
 * @param externals the declared processes, by id
 * @param parameters the names of the parameters of declared processes and of cases, by id
 */
record CallResolution(Map<String, ExternalDefinition> externals, Map<String, String> parameters) {

  static CallResolution of(CmmnModel model) {
    var externals = new HashMap<String, ExternalDefinition>();
    var parameters = new HashMap<String, String>();
    for (var external : model.externalDefinitions()) {
      externals.put(external.id(), external);
      external.inputs().forEach(one -> parameters.put(one.id(), nameOf(one)));
      external.outputs().forEach(one -> parameters.put(one.id(), nameOf(one)));
    }
    for (var one : model.cases()) {
      one.inputs().forEach(input -> parameters.put(input.id(), nameOf(input)));
      one.outputs().forEach(output -> parameters.put(output.id(), nameOf(output)));
    }
    return new CallResolution(externals, parameters);
  }

  /** Returns the variable that a parameter is. */
  static String nameOf(CmmnElement parameter) {
    return parameter.name() == null ? parameter.id() : parameter.name();
  }

  PlanItemDefinition resolve(PlanItemDefinition definition) {
    if (definition instanceof ProcessTask task) {
      return new ProcessTask(
          task.info(),
          task.settings(),
          task.task(),
          called(task.called()),
          mappings(task.mappings(), task.task()));
    }
    if (definition instanceof CaseTask task) {
      return new CaseTask(
          task.info(),
          task.settings(),
          task.task(),
          task.called(),
          mappings(task.mappings(), task.task()));
    }
    return definition;
  }

  private CalledDefinition called(CalledDefinition called) {
    var external = externals.get(called.reference());
    if (external == null || external.externalRef() == null) {
      return called;
    }
    var key = external.externalRef().substring(external.externalRef().indexOf(':') + 1);
    return new CalledDefinition(
        key,
        null,
        called.binding(),
        called.version(),
        called.tenantId(),
        called.fallbackToDefaultTenant());
  }

  private CallMappings mappings(CallMappings mappings, TaskSettings task) {
    return new CallMappings(
        mappings.businessKey(),
        mappings.inheritBusinessKey(),
        mappings.idVariableName(),
        joined(mappings.ins(), variables(task.inputs(), mappings.parameters(), true)),
        joined(mappings.outs(), variables(task.outputs(), mappings.parameters(), false)),
        List.of());
  }

  private static <T> List<T> joined(List<T> some, List<T> more) {
    var all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }

  private List<VariableMapping> variables(
      List<CaseParameter> own, List<ParameterMapping> mappings, boolean isIn) {
    var passing = new ArrayList<VariableMapping>();
    for (var parameter : own) {
      var name = nameOf(parameter);
      var isMapped = false;
      for (var mapping : mappings) {
        if (parameter.id().equals(isIn ? mapping.sourceRef() : mapping.targetRef())) {
          var other = theirs(isIn ? mapping.targetRef() : mapping.sourceRef(), name);
          passing.add(variable(isIn ? name : other, isIn ? other : name, mapping));
          isMapped = true;
        }
      }
      if (!isMapped) {
        passing.add(new VariableMapping(false, name, null, name, null, false, false));
      }
    }
    return passing;
  }

  private String theirs(String reference, String otherwise) {
    return reference == null ? otherwise : parameters.getOrDefault(reference, reference);
  }

  private static VariableMapping variable(String source, String target, ParameterMapping mapping) {
    var transformation = mapping.transformation();
    return transformation == null
        ? new VariableMapping(false, source, null, target, null, false, false)
        : new VariableMapping(false, null, transformation.text(), target, null, false, false);
  }
}
