package io.millrace.test.architecture.sample.internal.behavior;

import io.millrace.test.architecture.sample.internal.service.BrokenService;

/** A behavior that calls the outermost layer. */
public record BrokenBehavior(BrokenService service) {}
