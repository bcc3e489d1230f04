package io.millrace.bpmn.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import io.millrace.bpmn.FormService;
import io.millrace.bpmn.form.FormField;
import io.millrace.bpmn.form.FormFieldValidator;
import io.millrace.bpmn.form.FormValidationError;
import io.millrace.bpmn.form.FormValidationException;
import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.test.conformance.Covers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Forms of start events and user tasks: what they show, what they refuse, what they set. */
@EngineTest
class FormTest {

  private static ProcessDefinition deploy(TestEngine engine, String start, String task) {
    var xml =
        "<definitions xmlns='http://www.omg.org/spec/BPMN/20100524/MODEL' targetNamespace='t'"
            + " xmlns:flowable='http://flowable.org/bpmn' xmlns:camunda='http://camunda.org/schema/1.0/bpmn'>"
            + "<process id='order' isExecutable='true'><startEvent id='s' flowable:formKey='start-${1 + 1}'><extensionElements>"
            + start
            + "</extensionElements></startEvent><userTask id='check' camunda:formRef='check-form' camunda:formRefBinding='version'"
            + " camunda:formRefVersion='3' flowable:formKey='check'><extensionElements>"
            + task
            + "</extensionElements></userTask><sequenceFlow id='f' sourceRef='s' targetRef='check'/></process></definitions>";
    var repository = engine.engine().getRepositoryService();
    var deployment = repository.createDeployment().addString("order.bpmn", xml).deploy();
    return repository
        .createProcessDefinitionQuery()
        .deploymentId(deployment.getId())
        .singleResult();
  }

  private static FormService forms(TestEngine engine) {
    return engine.engine().getFormService();
  }

  private static FormValidationException refused(Runnable call) {
    return catchThrowableOfType(FormValidationException.class, call::run);
  }

  @Covers("148 fields of a form")
  @Test
  void startFormShowsItsFieldsWithTheirDefaults(TestEngine engine) {
    var definition =
        deploy(
            engine,
            "<flowable:formProperty id='amount' name='Amount' type='long' default='5' required='true'/>"
                + "<flowable:formProperty id='secret' readable='false'/>"
                + "<flowable:formProperty id='color' type='enum' writable='false'>"
                + "<flowable:value id='r' name='red'/><flowable:value id='g' name='green'/></flowable:formProperty>"
                + "<flowable:formProperty id='due' type='date' datePattern='yyyy-MM-dd'/>",
            "");
    var form = forms(engine).getStartFormData(definition.getId());
    assertThat(form.getFormKey()).isEqualTo("start-2");
    assertThat(form.getProcessDefinition().getKey()).isEqualTo("order");
    assertThat(form.getDeploymentId()).isEqualTo(definition.getDeploymentId());
    assertThat(form.getFormFields())
        .extracting(
            FormField::getId, FormField::getTypeName, FormField::getValue, FormField::isWritable)
        .containsExactly(
            tuple("amount", "long", 5L, true),
            tuple("color", "enum", null, false),
            tuple("due", "date", null, true));
    assertThat(form.getFormProperties().get(0).getName()).isEqualTo("Amount");
    assertThat(form.getFormProperties().get(0).isRequired()).isTrue();
    assertThat(form.getFormProperties().get(1).getValues())
        .containsExactly(Map.entry("r", "red"), Map.entry("g", "green"));
    assertThat(form.getFormProperties().get(2).getDatePattern()).isEqualTo("yyyy-MM-dd");
  }

  @Test
  void textsAreReadAsTheTypesOfTheirFieldsSay(TestEngine engine) {
    var definition =
        deploy(
            engine,
            "<flowable:formProperty id='a' type='long'/><flowable:formProperty id='b' type='double'/>"
                + "<flowable:formProperty id='c' type='boolean'/><flowable:formProperty id='d' type='string' variable='text'/>"
                + "<flowable:formProperty id='e' type='int' default='${3 + 4}'/>",
            "");
    var started =
        forms(engine)
            .submitStartFormData(
                definition.getId(),
                "BK",
                Map.of("a", "7", "b", "1.5", "c", "true", "d", "x", "other", "y"));
    assertThat(started.getBusinessKey()).isEqualTo("BK");
    assertThat(engine.runtime().getVariables(started.getId()))
        .containsOnly(
            Map.entry("a", 7L),
            Map.entry("b", 1.5),
            Map.entry("c", true),
            Map.entry("text", "x"),
            Map.entry("e", 7),
            Map.entry("other", "y"));
    engine.completeTask(started, "check");
  }

  @Test
  void aDefaultLeavesWhatIsKept(TestEngine engine) {
    var definition =
        deploy(
            engine,
            "",
            "<flowable:formProperty id='amount' type='long' default='10'/>"
                + "<flowable:formProperty id='color' default='red'/>"
                + "<flowable:formProperty id='street' expression='${address.street}' default='Main'/>");
    var started = engine.runtime().startProcessInstanceById(definition.getId());
    var task = engine.task(started, "check");
    var address = new java.util.HashMap<String, Object>(Map.of("street", "Side"));
    engine.runtime().setVariable(started.getId(), "address", address);
    forms(engine).saveFormData(task.getId(), Map.of("amount", "5"));
    forms(engine).submitTaskForm(task.getId(), Map.of());
    assertThat(engine.lastValue(started, "amount")).isEqualTo(5L);
    assertThat(engine.lastValue(started, "color")).isEqualTo("red");
    assertThat(engine.lastValue(started, "address")).isEqualTo(address);
  }

  @Test
  void allThatIsWrongIsToldAtOnceAndNothingStarts(TestEngine engine) {
    var definition =
        deploy(
            engine,
            "<camunda:formData><camunda:formField id='amount' label='Amount' type='long'><camunda:validation>"
                + "<camunda:constraint name='min' config='1'/><camunda:constraint name='max' config='10'/></camunda:validation></camunda:formField>"
                + "<camunda:formField id='name' type='string'><camunda:validation><camunda:constraint name='required'/>"
                + "<camunda:constraint name='minlength' config='2'/><camunda:constraint name='maxlength' config='4'/></camunda:validation></camunda:formField>"
                + "<camunda:formField id='fixed' type='string'><camunda:validation><camunda:constraint name='readonly'/></camunda:validation></camunda:formField>"
                + "<camunda:formField id='flag' type='boolean'/></camunda:formData>",
            "");
    var refused =
        refused(
            () ->
                forms(engine)
                    .submitStartForm(
                        definition.getId(), Map.of("amount", 11, "fixed", "x", "flag", "maybe")));
    assertThat(refused.errors())
        .extracting(
            FormValidationError::fieldId,
            FormValidationError::constraint,
            FormValidationError::configuration,
            FormValidationError::value)
        .containsExactly(
            tuple("amount", "max", "10", 11L),
            tuple("name", "required", null, null),
            tuple("fixed", "readonly", null, "x"),
            tuple("flag", "type", "boolean", "maybe"));
    assertThat(refused).hasMessageContaining("Field 'amount'").hasMessageContaining("max 10");
    assertThat(engine.runtime().createProcessInstanceQuery().count()).isZero();
    var short1 =
        refused(() -> forms(engine).submitStartForm(definition.getId(), Map.of("name", "x")));
    assertThat(short1.errors())
        .extracting(FormValidationError::constraint)
        .containsExactly("minlength");
  }

  @Test
  void whatAFieldKeepsIsNotFilledInByTheNameOfItsVariable(TestEngine engine) {
    // given
    var definition =
        deploy(
            engine,
            "<flowable:formProperty id='discount' type='long' variable='rate' writable='false'/>"
                + "<flowable:formProperty id='street' expression='${address.street}'/>",
            "");
    // when
    var refused =
        refused(
            () ->
                forms(engine)
                    .submitStartForm(
                        definition.getId(), Map.of("rate", 99, "address", "x", "note", "y")));
    // then
    assertThat(refused.errors())
        .extracting(FormValidationError::fieldId, FormValidationError::constraint)
        .containsExactly(tuple("discount", "readonly"), tuple("street", "readonly"));
    assertThat(forms(engine).submitStartForm(definition.getId(), Map.of("note", "y"))).isNotNull();
  }

  @Test
  void valueOfAFieldBecomesTheBusinessKey(TestEngine engine) {
    var definition =
        deploy(
            engine,
            "<camunda:formData businessKey='number'><camunda:formField id='number' type='long' defaultValue='4711'>"
                + "<camunda:properties><camunda:property id='hint' value='on the label'/></camunda:properties>"
                + "</camunda:formField></camunda:formData>",
            "");
    var field = forms(engine).getStartFormData(definition.getId()).getFormFields().get(0);
    assertThat(field.isBusinessKey()).isTrue();
    assertThat(field.getProperties()).containsExactly(Map.entry("hint", "on the label"));
    var started = forms(engine).submitStartForm(definition.getId(), Map.of());
    assertThat(started.getBusinessKey()).isEqualTo("4711");
    engine.completeTask(started, "check");
  }

  @Test
  void taskFormShowsVariablesAndCompletesTheTask(TestEngine engine) {
    var definition =
        deploy(
            engine,
            "",
            "<flowable:formProperty id='amount' type='long'/>"
                + "<flowable:formProperty id='comment' required='true'/>"
                + "<flowable:formProperty id='doubled' expression='${amount * 2}' writable='false'/>"
                + "<flowable:formProperty id='street' expression='${address.street}'/>");
    var variables = Map.<String, Object>of("amount", 7L, "address", Map.of("street", "A"));
    var instance = engine.start("order", variables);
    var task = engine.task(instance, "check");
    var form = forms(engine).getTaskFormData(task.getId());
    assertThat(form.getTask().getId()).isEqualTo(task.getId());
    assertThat(form.getFormKey()).isEqualTo("check");
    assertThat(List.of(form.getFormRef(), form.getFormRefBinding(), form.getFormRefVersion()))
        .containsExactly("check-form", "version", "3");
    assertThat(form.getFormFields())
        .extracting(FormField::getValue)
        .containsExactly(7L, null, 14L, "A");
    assertThat(refused(() -> forms(engine).submitTaskForm(task.getId(), Map.of())).errors())
        .extracting(FormValidationError::fieldId)
        .containsExactly("comment");
    forms(engine).saveFormData(task.getId(), Map.of("amount", "8"));
    assertThat(engine.runtime().getVariable(instance.getId(), "amount")).isEqualTo(8L);
    forms(engine).submitTaskFormData(task.getId(), Map.of("comment", "fine", "street", "B"));
    assertThat(engine.hasEnded(instance)).isTrue();
    assertThat(engine.lastValue(instance, "comment")).isEqualTo("fine");
    assertThat(engine.lastValue(instance, "address")).isEqualTo(Map.of("street", "B"));
    assertThat(forms(engine).getStartFormKey(definition.getId())).isEqualTo("start-${1 + 1}");
    assertThat(forms(engine).getTaskFormKey(definition.getId(), "check")).isEqualTo("check");
  }

  @Test
  void validatorsOfTheApplicationJudgeByClassAndByBean(TestEngine engine) {
    engine.bean("evenOnly", (FormFieldValidator) (id, value, all) -> (Long) value % 2 == 0);
    var definition =
        deploy(
            engine,
            "<camunda:formData><camunda:formField id='a' type='long'><camunda:validation><camunda:constraint name='validator' config='${evenOnly}'/></camunda:validation></camunda:formField>"
                + "<camunda:formField id='b' type='string'><camunda:validation><camunda:constraint name='validator' config='"
                + Picky.class.getName()
                + "'/></camunda:validation></camunda:formField></camunda:formData>",
            "");
    var refused =
        refused(() -> forms(engine).submitStartForm(definition.getId(), Map.of("a", 3L, "b", "x")));
    assertThat(refused.errors()).extracting(FormValidationError::fieldId).containsExactly("a", "b");
    assertThat(refused).hasMessageContaining("I never like x");
    var started = forms(engine).submitStartForm(definition.getId(), Map.of("a", 4L));
    engine.completeTask(started, "check");
  }

  @Test
  void taskOfNoProcessHasAFormWithoutFields(TestEngine engine) {
    var task = engine.tasks().newTask();
    engine.tasks().saveTask(task);
    var form = forms(engine).getTaskFormData(task.getId());
    assertThat(form.getFormFields()).isEmpty();
    assertThat(form.getDeploymentId()).isNull();
    forms(engine).submitTaskFormData(task.getId(), Map.of("x", "1"));
    engine.history().deleteHistoricTaskInstance(task.getId());
  }

  @Test
  void formsOfWhatIsNotThereAreRefused(TestEngine engine) {
    var definition = deploy(engine, "", "");
    assertThatThrownBy(() -> forms(engine).getTaskFormData("12345"))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> forms(engine).getStartFormData("12345"))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> forms(engine).getTaskFormKey(definition.getId(), "s"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  /** A validator that says why. */
  public static final class Picky implements FormFieldValidator {

    @Override
    public boolean validate(String fieldId, Object value, Map<String, Object> submitted) {
      throw new IllegalArgumentException("I never like " + value);
    }
  }
}
