package io.millrace.cmmn.together;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.runtime.PlanItemInstance;
import io.millrace.common.task.Task;
import io.millrace.common.task.TaskQuery;
import io.millrace.test.Invariants;
import io.millrace.test.database.Database;
import io.millrace.test.database.EmptyTables;
import io.millrace.test.database.GroupCommitOption;
import io.millrace.test.database.TestDatabase;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** A process engine with an engine for cases, and the calls that tests make all the time. */
final class BothEngines implements AutoCloseable {

  /** What the builder of cases adds to the id of a plan item. */
  private static final String DEFINITION = "Definition";

  private final Database database;
  private final ProcessEngine processes;
  private final CmmnEngine cases;
  private final Map<String, Object> beans = new HashMap<>();

  BothEngines(Database database) {
    this(database, UnaryOperator.identity());
  }

  BothEngines(Database database, UnaryOperator<ProcessEngineConfiguration> settings) {
    this(database, settings, new CmmnEngineConfiguration());
  }

  BothEngines(
      Database database,
      UnaryOperator<ProcessEngineConfiguration> settings,
      CmmnEngineConfiguration ofCases) {
    this.database = database;
    var configuration =
        new ProcessEngineConfiguration()
            .setDataSource(TestDatabase.current().pool(database))
            .setDatabaseSchemaUpdate("true")
            .setBeans(beans)
            .addEngine(ofCases);
    GroupCommitOption.ifSet(configuration::setGroupCommitConnections);
    processes = settings.apply(configuration).buildProcessEngine();
    cases = processes.getEngine(CmmnEngine.class);
  }

  ProcessEngine processes() {
    return processes;
  }

  CmmnEngine cases() {
    return cases;
  }

  BothEngines bean(String name, Object bean) {
    beans.put(name, bean);
    return this;
  }

  /** Returns the XML of a process with some content. */
  static String process(String key, String content) {
    return """
        <definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:flowable="http://flowable.org/bpmn"
            xmlns:camunda="http://camunda.org/schema/1.0/bpmn" targetNamespace="test">
          <error id="failure" errorCode="failed"/>
          <process id="%s" isExecutable="true">%s</process>
        </definitions>
        """
        .formatted(key, content);
  }

  /** Returns the XML of a process of elements, one after the other. */
  static String line(String key, String... elements) {
    var xml = new StringBuilder("<startEvent id=\"start\"/>");
    var before = "start";
    for (var element : elements) {
      var id = element.replaceAll("(?s)^<\\w+ id=\"(\\w+)\".*", "$1");
      xml.append(element).append(flow(before, id));
      before = id;
    }
    return process(
        key, xml.append("<endEvent id=\"end\"/>").append(flow(before, "end")).toString());
  }

  static String flow(String from, String to) {
    return "<sequenceFlow id=\"%s_%s\" sourceRef=\"%s\" targetRef=\"%s\"/>"
        .formatted(from, to, from, to);
  }

  static String user(String id) {
    return "<userTask id=\"" + id + "\"/>";
  }

  /** Deploys files together, by their contents, through the process engine. */
  BothEngines deploy(String... files) {
    var deployment = processes.getRepositoryService().createDeployment();
    for (var i = 0; i < files.length; i++) {
      var isCase = files[i].contains("CMMN");
      deployment.addString("file" + i + (isCase ? ".cmmn" : ".bpmn20.xml"), files[i]);
    }
    deployment.deploy();
    return this;
  }

  String startCase(String key, Map<String, Object> variables) {
    return cases
        .getCmmnRuntimeService()
        .createCaseInstanceBuilder()
        .caseDefinitionKey(key)
        .businessKey("B-1")
        .variables(variables)
        .start()
        .getId();
  }

  String startCase(String key) {
    return startCase(key, Map.of());
  }

  String startProcess(String key, Map<String, Object> variables) {
    return processes
        .getRuntimeService()
        .createProcessInstanceBuilder()
        .processDefinitionKey(key)
        .businessKey("B-2")
        .variables(variables)
        .start()
        .getId();
  }

  String startProcess(String key) {
    return startProcess(key, Map.of());
  }

  /** Returns the only open task of an element. */
  Task task(String element) {
    return tasksAt(element).singleResult();
  }

  private TaskQuery tasksAt(String element) {
    return processes
        .getTaskService()
        .createTaskQuery()
        .taskDefinitionKeys(List.of(element, element + DEFINITION));
  }

  BothEngines complete(String element) {
    return complete(element, Map.of());
  }

  BothEngines complete(String element, Map<String, Object> variables) {
    processes.getTaskService().complete(task(element).getId(), variables);
    return this;
  }

  /** Completes all tasks of an element that are open now. */
  BothEngines completeAll(String element) {
    tasksAt(element).list().forEach(task -> processes.getTaskService().complete(task.getId()));
    return this;
  }

  /** Returns the names of the elements of all open tasks, sorted. */
  List<String> tasks() {
    return processes.getTaskService().createTaskQuery().list().stream()
        .map(task -> task.getTaskDefinitionKey().replace(DEFINITION, ""))
        .sorted()
        .toList();
  }

  PlanItemInstance item(String element) {
    return cases
        .getCmmnRuntimeService()
        .createPlanItemInstanceQuery()
        .planItemInstanceElementId(element)
        .singleResult();
  }

  /** Returns the rows of a query, the values of each separated by blanks. */
  List<String> rows(String sql) {
    try (var statement = TestDatabase.current().observer(database).createStatement();
        var result = statement.executeQuery(sql)) {
      var rows = new ArrayList<String>();
      while (result.next()) {
        var values = new ArrayList<String>();
        for (var i = 1; i <= result.getMetaData().getColumnCount(); i++) {
          values.add(result.getString(i));
        }
        rows.add(String.join(" ", values));
      }
      return rows;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Tells whether nothing runs any more. */
  boolean isIdle() {
    check();
    return rows("select ID_ from MR_EXECUTION union all select ID_ from MR_CASE_INSTANCE")
        .isEmpty();
  }

  BothEngines check() {
    try {
      var connection = TestDatabase.current().observer(database);
      Invariants.in(connection).check(connection);
      return this;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    try {
      check();
    } finally {
      processes.close();
      EmptyTables.in(database);
    }
  }
}
