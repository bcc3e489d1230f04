package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.parser.rule.Finding;
import io.millrace.bpmn.internal.parser.rule.Problems;
import io.millrace.bpmn.internal.parser.rule.ProcessRules;
import io.millrace.bpmn.internal.parser.rule.TooManyProblems;
import io.millrace.common.internal.xml.ProblemLog;
import io.millrace.common.internal.xml.XmlCursor;
import io.millrace.common.internal.xml.XmlException;
import io.millrace.common.internal.xml.XmlLimits;
import java.util.List;
import java.util.function.Predicate;

/**
 * Turns BPMN 2.0 XML into the model, or says all that is wrong with it. Safe to share between
 * threads.
 */
public final class BpmnParser {

  private final Syntax syntax;
  private final XmlLimits limits;
  private final ProcessRules rules = new ProcessRules();

  /**
   * Creates a parser with the limits that are on by default.
   *
   * @param expressions judges expressions
   * @param times judges times that are no expressions
   */
  public BpmnParser(ExpressionCheck expressions, TimeCheck times) {
    this(expressions, times, type -> false, WorkCheck.ANYTHING_GOES, XmlLimits.DEFAULT);
  }

  /**
   * Creates a parser.
   *
   * @param expressions judges expressions
   * @param times judges times that are no expressions
   * @param taskTypes tells whether service tasks may name a type
   * @param work judges what tasks ask for that reach out of the engine
   * @param limits how large a file may be
   */
  public BpmnParser(
      ExpressionCheck expressions,
      TimeCheck times,
      Predicate<String> taskTypes,
      WorkCheck work,
      XmlLimits limits) {
    this.syntax = new Syntax(expressions, times, taskTypes, work);
    this.limits = limits;
  }

  /**
   * Reads a file.
   *
   * @param resourceName its name, for problems
   * @param xml its bytes, in the encoding they declare
   * @return its executable processes and what its author probably did not mean
   * @throws io.millrace.common.DeploymentException where anything is wrong with the file; it holds
   *     all errors, ordered by line
   */
  public ParsedBpmn parse(String resourceName, byte[] xml) {
    var log = new ProblemLog(resourceName);
    var processes = read(resourceName, xml, log);
    return new ParsedBpmn(processes, log.warningsOrThrow());
  }

  /**
   * Reads a file and judges it without refusing it.
   *
   * @param resourceName its name, for problems
   * @param xml its bytes, in the encoding they declare
   * @return what it holds, and all that is wrong with it
   */
  public ExaminedBpmn examine(String resourceName, byte[] xml) {
    var log = new ProblemLog(resourceName);
    var processes = read(resourceName, xml, log);
    return new ExaminedBpmn(processes, log.all());
  }

  /**
   * Finds what is wrong with a file, whatever that is.
   *
   * @param resourceName its name, for problems
   * @param xml its bytes, in the encoding they declare
   * @return its errors, at most 1,000, in the order in which they were found; empty if it can be
   *     deployed
   * @throws io.millrace.common.DeploymentException where it is no XML that is accepted
   */
  public List<Finding> findings(String resourceName, byte[] xml) {
    var log = new ProblemLog(resourceName);
    var problems = new Problems(log);
    read(resourceName, xml, log, problems);
    if (problems.errors().isEmpty()) {
      log.warningsOrThrow(); // what the XML is refused for
    }
    return problems.errors();
  }

  private List<ProcessModel> read(String resourceName, byte[] xml, ProblemLog log) {
    return read(resourceName, xml, log, new Problems(log));
  }

  private List<ProcessModel> read(
      String resourceName, byte[] xml, ProblemLog log, Problems problems) {
    try {
      var cursor = XmlCursor.open(resourceName, xml, limits);
      var processes = new DefinitionsParser(BpmnFile.of(cursor, problems, syntax)).parse();
      processes.forEach(process -> rules.check(process, problems));
      return processes;
    } catch (XmlException e) {
      log.add(e.problem());
      return List.of();
    } catch (TooManyProblems e) {
      return List.of();
    }
  }
}
