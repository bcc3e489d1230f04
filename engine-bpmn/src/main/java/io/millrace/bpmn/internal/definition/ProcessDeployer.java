package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.operation.EventBus;
import io.millrace.bpmn.internal.parser.BpmnParser;
import io.millrace.bpmn.internal.parser.Namespaces;
import io.millrace.bpmn.internal.parser.ParsedBpmn;
import io.millrace.bpmn.internal.parser.lenient.LenientReader;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import io.millrace.common.DeploymentException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionDeployer;
import io.millrace.common.internal.deployment.DefinitionDraft;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.DefinitionInstances;
import io.millrace.common.internal.deployment.ResourceDraft;
import io.millrace.common.internal.persistence.StorableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads BPMN files, and puts versions of processes into service and out of it. Thread-safe; one per
 * engine.
 */
public final class ProcessDeployer implements DefinitionDeployer {

  private static final Logger LOG = LoggerFactory.getLogger(ProcessDeployer.class);
  private static final int LONGEST_DESCRIPTION = 4000;
  private static final List<String> SUFFIXES = List.of(".bpmn", ".bpmn20.xml");

  private final BpmnParser parser;
  private final DefinitionCache cache;
  private final StartEvents startEvents;
  private final DelegateCheck delegates;
  private final DefinitionInstances instances;
  private final EventBus eventBus;

  /**
   * Creates the deployer of an engine.
   *
   * @param parser reads the files
   * @param cache compiles versions and hears of those that come and go
   * @param startEvents lets start events wait
   * @param delegates checks the classes and beans that models name
   * @param instances the instances of versions
   * @param eventBus tells the application's listeners
   */
  public ProcessDeployer(
      BpmnParser parser,
      DefinitionCache cache,
      StartEvents startEvents,
      DelegateCheck delegates,
      DefinitionInstances instances,
      EventBus eventBus) {
    this.parser = parser;
    this.cache = cache;
    this.startEvents = startEvents;
    this.delegates = delegates;
    this.instances = instances;
    this.eventBus = eventBus;
  }

  @Override
  public String scopeType() {
    return DefinitionCache.SCOPE_TYPE;
  }

  @Override
  public List<String> suffixes() {
    return SUFFIXES;
  }

  @Override
  public boolean isRoot(String namespace, String element) {
    return namespace.equals(Namespaces.BPMN) && element.equals("definitions");
  }

  /** Tells whether a resource of this name is read as BPMN. */
  static boolean isModel(String resourceName) {
    return SUFFIXES.stream().anyMatch(resourceName::endsWith);
  }

  @Override
  public List<DefinitionDraft> read(ResourceDraft resource, boolean validatesDelegates) {
    var parsed = parse(resource);
    parsed.warnings().forEach(warning -> LOG.warn("{}", warning));
    if (validatesDelegates) {
      var problems =
          parsed.processes().stream()
              .flatMap(process -> delegates.check(resource.name(), process).stream())
              .toList();
      if (!problems.isEmpty()) {
        throw new DeploymentException(problems);
      }
    }
    var drawn = Drawing.isIn(resource.bytes());
    return parsed.processes().stream().map(process -> draft(process, drawn)).toList();
  }

  /** What is only drawn is not read: where nothing else is there, all its problems are told. */
  private ParsedBpmn parse(ResourceDraft resource) {
    try {
      return parser.parse(resource.name(), resource.bytes());
    } catch (DeploymentException e) {
      var isDrawn =
          e.problems().stream()
              .anyMatch(p -> p.code().equals(BpmnProblem.NO_EXECUTABLE_PROCESS.code()));
      throw isDrawn
          ? new DeploymentException(
              new LenientReader(parser).problems(resource.name(), resource.bytes()))
          : e;
    }
  }

  private static DefinitionDraft draft(ProcessModel process, boolean drawn) {
    var settings = process.settings();
    var start = process.noneStartEvent(process.key());
    return new DefinitionDraft(
        process.key(),
        new DefinitionDraft.Labels(
            process.info().name(),
            settings.category(),
            shortened(process.info().documentation()),
            settings.versionTag()),
        new DefinitionDraft.Settings(
            start == null ? null : start.formKey(),
            drawn,
            levelNumber(settings.history().level()),
            settings.history().timeToLive(),
            settings.starters().inTasklist()),
        new DefinitionDraft.Starters(settings.starters().users(), settings.starters().groups()));
  }

  /** The row keeps what queries show; the whole text stays in the file. */
  private static String shortened(String text) {
    return text == null ? null : StorableText.cut(text, LONGEST_DESCRIPTION);
  }

  private static Integer levelNumber(String level) {
    return level == null ? null : HistoryLevel.valueOf(level.toUpperCase(Locale.ROOT)).ordinal();
  }

  @Override
  public void deployed(
      DefinitionEntity version, DefinitionEntity previous, CommandContext context) {
    cache.comes(version, context);
    if (previous != null) {
      startEvents.cancel(previous, context);
    }
    startEvents.awaitFirst(cache.require(version.id(), context), version, context);
    if (previous != null && previous.isSuspended()) {
      startEvents.handOver(previous, version, context);
    }
    eventBus.definitionDeployed(version, context);
  }

  @Override
  public void checkTogether(List<DefinitionEntity> versions, CommandContext context) {
    var problems = new ArrayList<>(new StartMessages(cache, context).sharedBy(versions));
    var references = new EventReferences(startEvents.events().parts(), context);
    for (var version : versions) {
      problems.addAll(references.problems(version, cache.require(version.id(), context).model()));
    }
    if (!problems.isEmpty()) {
      throw new DeploymentException(problems);
    }
  }

  @Override
  public void deleted(DefinitionEntity version, DefinitionEntity newest, CommandContext context) {
    cache.goes(version, context);
    var process = newest == null ? null : cache.require(newest.id(), context);
    startEvents.delete(version, process, newest, context);
  }

  @Override
  public DefinitionInstances instances() {
    return instances;
  }
}
